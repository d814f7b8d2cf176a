-- Marks an identity token as used; returns false when it had been used before. Tokens older than a day are deleted.
CREATE OR REPLACE FUNCTION cross_tenant.use_credential(p_hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  DELETE FROM used_credential WHERE used_at < now() - interval '1 day';
  INSERT INTO used_credential (credential_hash) VALUES (p_hash) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

ALTER FUNCTION cross_tenant.use_credential OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.use_credential FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.use_credential TO zapisano_app;
