-- Accounts whose own domain is due to be looked up again. Ids only.
CREATE OR REPLACE FUNCTION cross_tenant.domains_to_check(at_most integer) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT d.account_id FROM public.own_domain d WHERE d.next_check_at <= now() ORDER BY d.next_check_at LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.domains_to_check OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.domains_to_check FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.domains_to_check TO zapisano_app;
