"""The rules of Age of Discovery, scenario by scenario of the specification."""
