-- Rows of a list of the account that asks which carry these marks, in no order; at most so many. For the role of the
-- application the index on marks cannot be asked: its operator is not known to be leakproof, so the rule of the account
-- would be checked first, row by row. Here the marks lead, and account, event and list are checked on what they find.
CREATE OR REPLACE FUNCTION cross_tenant.find_listed(
  in_event uuid, in_list text, wanted text, born_from date, born_to date, at_most integer
) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET enable_indexscan = off
SET enable_indexonlyscan = off SET plan_cache_mode = force_custom_plan
AS $$
BEGIN
  RETURN QUERY SELECT r.row_id FROM list_row r
   WHERE r.marks @@ wanted::tsquery
     AND NOT r.account_id IS DISTINCT FROM current_account()
     AND NOT r.event_id IS DISTINCT FROM in_event AND NOT r.list IS DISTINCT FROM in_list
     AND (r.born BETWEEN born_from AND born_to)
   LIMIT at_most;
END $$;

ALTER FUNCTION cross_tenant.find_listed OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.find_listed FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.find_listed TO zapisano_app;
