-- Puts back the rows that `demo.keep` stored, unless that has been done since `since`; returns whether it did. Unpaid
-- registrations get a new payment deadline, or the whole demo would expire within days.
CREATE OR REPLACE FUNCTION demo.restore(since timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET app.account_id = ''
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
