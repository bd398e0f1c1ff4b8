ALTER TABLE "live_inputs" RENAME TO "cameras";--> statement-breakpoint
-- Its constraints with the indexes behind them, then the indexes that have none. By a loop: since version 18 each NOT NULL
-- is a constraint with a name too.
DO $$
DECLARE
  old text;
BEGIN
  FOR old IN SELECT conname FROM pg_constraint WHERE conrelid = 'cameras'::regclass AND starts_with(conname, 'live_inputs') LOOP
    EXECUTE format('ALTER TABLE cameras RENAME CONSTRAINT %I TO %I', old, replace(old, 'live_inputs', 'cameras'));
  END LOOP;
  FOR old IN SELECT relname FROM pg_class JOIN pg_index ON indexrelid = oid
    WHERE indrelid = 'cameras'::regclass AND starts_with(relname, 'live_inputs') LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', old, replace(old, 'live_inputs', 'cameras'));
  END LOOP;
END $$;
