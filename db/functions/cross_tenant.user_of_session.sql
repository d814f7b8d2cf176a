-- The user of a session, unless it has expired or was idle for a day. Its use is recorded at most every ten minutes.
CREATE OR REPLACE FUNCTION cross_tenant.user_of_session(p_hash bytea) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  found_user uuid;
  last_seen timestamptz;
BEGIN
  SELECT s.user_id, s.seen_at INTO found_user, last_seen FROM session s
   WHERE s.session_hash = p_hash AND s.expires_at > now() AND s.seen_at > now() - interval '24 hours';
  IF last_seen < now() - interval '10 minutes' THEN
    UPDATE session SET seen_at = now() WHERE session_hash = p_hash;
  END IF;
  RETURN found_user;
END $$;

ALTER FUNCTION cross_tenant.user_of_session OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.user_of_session FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.user_of_session TO zapisano_app;
