-- The sessions of the person who holds a session that goes on, the last used first: its hash is the proof, so the application's
-- role reads nobody else's. Sessions that have expired or were idle for a day are over.
CREATE OR REPLACE FUNCTION cross_tenant.sessions_of_user(p_hash bytea)
RETURNS TABLE (session_id uuid, user_agent text, created_at timestamptz, seen_at timestamptz, is_this boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT s.session_id, s.user_agent, s.created_at, s.seen_at, s.session_hash = p_hash
    FROM session own JOIN session s USING (user_id)
   WHERE own.session_hash = p_hash
     AND least(own.expires_at, s.expires_at) > now()
     AND least(own.seen_at, s.seen_at) > now() - interval '24 hours'
   ORDER BY s.session_hash = p_hash DESC, s.seen_at DESC, s.session_id
$$;

ALTER FUNCTION cross_tenant.sessions_of_user OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.sessions_of_user FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.sessions_of_user TO zapisano_app;
