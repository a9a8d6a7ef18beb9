"""How long tests wait for something that should happen. Nothing takes that long on a machine that is ten times as busy
as usual; a test that has to prove that nothing happens waits for an event instead."""

PATIENCE = 180.0  # seconds
