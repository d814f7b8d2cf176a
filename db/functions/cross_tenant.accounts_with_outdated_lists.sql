-- Accounts that have at least so many registrations whose rows of the lists are to be made anew. Ids only.
CREATE OR REPLACE FUNCTION cross_tenant.accounts_with_outdated_lists(at_least integer, at_most integer)
RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT account_id FROM public.list_refresh GROUP BY account_id HAVING count(*) >= at_least LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.accounts_with_outdated_lists OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.accounts_with_outdated_lists FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.accounts_with_outdated_lists TO zapisano_app;
