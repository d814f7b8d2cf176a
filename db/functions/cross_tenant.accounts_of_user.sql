-- The accounts of which a user is a member, before any account is entered. Ids only, never a row.
CREATE OR REPLACE FUNCTION cross_tenant.accounts_of_user(wanted_user uuid) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT account_id FROM public.membership WHERE user_id = wanted_user;
END;

ALTER FUNCTION cross_tenant.accounts_of_user OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.accounts_of_user FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.accounts_of_user TO zapisano_app;
