-- Ends sessions of the person who holds the session with this hash: the one that is named, or all of them, the holder's own
-- among them. Somebody else's session is never ended by it.
CREATE OR REPLACE FUNCTION cross_tenant.end_own_sessions(p_hash bytea, p_session uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM session s USING session own
   WHERE own.session_hash = p_hash AND s.user_id = own.user_id AND (p_session IS NULL OR s.session_id = p_session)
$$;

ALTER FUNCTION cross_tenant.end_own_sessions OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.end_own_sessions FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.end_own_sessions TO zapisano_app;
