-- Stores a copy of all rows of demo accounts, for `demo.restore`; called when the demo has been filled. app.account_id is
-- empty while it runs: the policy of tenants would otherwise show the rows of that account as well.
CREATE OR REPLACE FUNCTION demo.keep() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET app.account_id = ''
AS $$
DECLARE name text;
BEGIN
  DELETE FROM demo.kept_row;
  FOREACH name IN ARRAY demo.tables() LOOP
    EXECUTE format('INSERT INTO demo.kept_row SELECT %L, to_jsonb(t) FROM %I t', name, name);
  END LOOP;
  DELETE FROM demo.restoration;
  INSERT INTO demo.restoration VALUES (now());
END $$;

ALTER FUNCTION demo.keep OWNER TO zapisano_demo;
REVOKE ALL ON FUNCTION demo.keep FROM public;
