-- Deletes tries that no longer count (`try_people`), of all accounts; returns how many.
CREATE OR REPLACE FUNCTION cross_tenant.forget_tried_people() RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  WITH forgotten AS (DELETE FROM public.person_try t WHERE t.tried_at < now() - interval '25 hours' RETURNING 1)
  SELECT count(*) FROM forgotten;
END;

ALTER FUNCTION cross_tenant.forget_tried_people OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.forget_tried_people FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_tried_people TO zapisano_app;
