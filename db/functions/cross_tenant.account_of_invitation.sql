-- The account that a link of an invitation leads to, before any account is entered.
CREATE OR REPLACE FUNCTION cross_tenant.account_of_invitation(p_hash bytea) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT account_id FROM public.team_invitation WHERE token_hash = p_hash;
END;

ALTER FUNCTION cross_tenant.account_of_invitation OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.account_of_invitation FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.account_of_invitation TO zapisano_app;
