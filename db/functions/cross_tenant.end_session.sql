-- Ends a session, if there is one.
CREATE OR REPLACE FUNCTION cross_tenant.end_session(p_hash bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$ DELETE FROM session WHERE session_hash = p_hash $$;

ALTER FUNCTION cross_tenant.end_session OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.end_session FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.end_session TO zapisano_app;
