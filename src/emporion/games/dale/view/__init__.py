"""What a viewer sees of a state, as JSON and as a plain-text diagram, and queries on such views."""
