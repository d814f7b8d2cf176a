-- Starts a session. The proof is an HMAC of hash, user and end by a key in cross_tenant.signing_key, which only the
-- server knows: the application's role alone cannot open a session. Raises insufficient_privilege without a valid proof.
-- The user agent is shown to the user alone (cross_tenant.sessions_of_user), so it needs no proof.
CREATE OR REPLACE FUNCTION cross_tenant.start_session(
  p_hash bytea, p_user uuid, p_expires_at text, p_proof text, p_user_agent text DEFAULT '')
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  told bytea := convert_to(encode(p_hash, 'hex') || ' ' || p_user || ' ' || p_expires_at, 'UTF8');
BEGIN
  IF NOT EXISTS (
    SELECT FROM cross_tenant.signing_key k
     WHERE p_proof = rtrim(translate(
             encode(sha256(k.outer_pad || sha256(k.inner_pad || told)), 'base64'), '+/', '-_'), '='))
  THEN
    RAISE insufficient_privilege USING MESSAGE = 'a session without proof';
  END IF;
  INSERT INTO session (session_hash, user_id, expires_at, user_agent)
  VALUES (p_hash, p_user, p_expires_at::timestamptz, left(p_user_agent, 400));
END $$;

ALTER FUNCTION cross_tenant.start_session OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.start_session FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.start_session TO zapisano_app;
