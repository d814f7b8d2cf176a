-- Deletes counted unpaid orders older than a day, of all accounts; returns how many.
CREATE OR REPLACE FUNCTION cross_tenant.forget_unpaid_orders() RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  WITH forgotten AS (DELETE FROM public.unpaid_order u WHERE u.made_at < now() - interval '24 hours' RETURNING 1)
  SELECT count(*) FROM forgotten;
END;

ALTER FUNCTION cross_tenant.forget_unpaid_orders OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.forget_unpaid_orders FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_unpaid_orders TO zapisano_app;
