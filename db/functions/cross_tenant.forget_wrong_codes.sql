-- Deletes wrong codes that no longer count (`try_code`), of all accounts; returns how many.
CREATE OR REPLACE FUNCTION cross_tenant.forget_wrong_codes() RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  WITH forgotten AS (DELETE FROM public.wrong_code w WHERE w.tried_at < now() - interval '1 hour' RETURNING 1)
  SELECT count(*) FROM forgotten;
END;

ALTER FUNCTION cross_tenant.forget_wrong_codes OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.forget_wrong_codes FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_wrong_codes TO zapisano_app;
