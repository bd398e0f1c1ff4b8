-- What a search for teams and schools compares with; without the extension every name is looked at.
DO $do$
DECLARE
  trgm_schema text := (SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm');
BEGIN
  IF trgm_schema IS NULL THEN RETURN; END IF;
  EXECUTE format('CREATE INDEX participants_search ON participants
    USING gin (search_fold(search_texts(name) || '' '' || short_name) %I.gin_trgm_ops)', trgm_schema);
  EXECUTE format('CREATE INDEX participant_groups_search ON participant_groups
    USING gin (search_fold(search_texts(name) || '' '' || search_texts(city)) %I.gin_trgm_ops)', trgm_schema);
END $do$;
--> statement-breakpoint
-- What they cost in truth, a hundred times what PostgreSQL supposes: or it would rather fold every name than ask an index.
ALTER FUNCTION search_fold(text) COST 10000;--> statement-breakpoint
ALTER FUNCTION search_texts(jsonb) COST 10000;
