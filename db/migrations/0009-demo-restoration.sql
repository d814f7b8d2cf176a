-- What belongs to demo accounts is kept as the filling left it, and put back every night: what visitors typed
-- is gone then. A role of its own does it, to which row-level security shows demo accounts alone.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'zapisano_demo') THEN
    BEGIN
      CREATE ROLE zapisano_demo NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- another database of this cluster is being migrated at this moment
    END;
  END IF;
  IF NOT pg_has_role(current_user, 'zapisano_demo', 'MEMBER') THEN
    GRANT zapisano_demo TO CURRENT_USER;
  END IF;
END $$;

CREATE SCHEMA IF NOT EXISTS demo;
GRANT USAGE ON SCHEMA demo TO zapisano_app;
GRANT USAGE, CREATE ON SCHEMA demo TO zapisano_demo;
GRANT USAGE ON SCHEMA public TO zapisano_demo;

CREATE TABLE demo.kept_row (table_name text NOT NULL, row jsonb NOT NULL);
CREATE INDEX kept_row_of_table ON demo.kept_row (table_name);
-- One row, once something is kept.
CREATE TABLE demo.restoration (restored_at timestamptz NOT NULL);
GRANT SELECT, INSERT, DELETE ON demo.kept_row TO zapisano_demo;
GRANT SELECT, INSERT, UPDATE, DELETE ON demo.restoration TO zapisano_demo;

GRANT SELECT (account_id, demo) ON account TO zapisano_demo;
CREATE POLICY of_demo ON account FOR SELECT TO zapisano_demo USING (demo);

-- All tables of an account but itself, each after those it refers to.
CREATE FUNCTION demo.tables() RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN ARRAY['membership', 'event', 'event_version', 'capacity_pool', 'registration', 'participant', 'consent',
  'capacity_claim', 'payment', 'ledger_entry', 'ticket', 'scan', 'message', 'audit_entry'];

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY demo.tables() LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
GRANT UPDATE (expires_at) ON registration TO zapisano_demo;

-- Remembers all rows of demo accounts; called when the filling is done. No account is entered: the policy of
-- tenants would let that one be seen too.
CREATE FUNCTION demo.keep() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET app.account_id = ''
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

-- Puts the kept rows back, unless that was done since the given moment; answers whether it did. Unpaid
-- registrations get the time to pay anew, or the whole demo would expire within days.
CREATE FUNCTION demo.restore(since timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET app.account_id = ''
AS $$
DECLARE
  names text[] := demo.tables();
  columns text;
BEGIN
  UPDATE demo.restoration SET restored_at = now() WHERE restored_at < since;
  IF NOT FOUND THEN RETURN false; END IF;
  FOR i IN REVERSE array_length(names, 1)..1 LOOP
    EXECUTE format('DELETE FROM %I WHERE account_id IN (SELECT a.account_id FROM account a WHERE a.demo)', names[i]);
  END LOOP;
  FOR i IN 1..array_length(names, 1) LOOP
    -- The columns there were: one that came later takes its default.
    SELECT string_agg(quote_ident(key), ', ') INTO columns
      FROM jsonb_object_keys((SELECT k.row FROM demo.kept_row k WHERE k.table_name = names[i] LIMIT 1)) AS key;
    CONTINUE WHEN columns IS NULL;
    EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM (SELECT (jsonb_populate_record(NULL::%1$I, k.row)).*
      FROM demo.kept_row k WHERE k.table_name = %1$L) kept', names[i], columns);
  END LOOP;
  UPDATE registration SET expires_at = now() + interval '3 days'
   WHERE state = 'awaiting_payment' AND account_id IN (SELECT a.account_id FROM account a WHERE a.demo);
  RETURN true;
END $$;
ALTER FUNCTION demo.restore OWNER TO zapisano_demo;
REVOKE ALL ON FUNCTION demo.restore FROM public;
GRANT EXECUTE ON FUNCTION demo.restore TO zapisano_app;
