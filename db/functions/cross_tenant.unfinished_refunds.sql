-- Refunds, of all accounts, whose job was lost or has given up. Ids only, in random order, so that each has its turn.
CREATE OR REPLACE FUNCTION cross_tenant.unfinished_refunds(at_most integer)
RETURNS TABLE (account_id uuid, refund_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT r.account_id, r.refund_id FROM public.refund r
   WHERE r.state IN ('requested', 'sent') AND r.updated_at < now() - interval '2 hours'
   ORDER BY random() LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.unfinished_refunds OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.unfinished_refunds FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.unfinished_refunds TO zapisano_app;
