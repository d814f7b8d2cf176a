-- Refunds of payments and of donations, of all accounts, whose job was lost or has given up. Ids only, in random order, so that each has its turn.
CREATE OR REPLACE FUNCTION cross_tenant.unfinished_refunds(at_most integer)
RETURNS TABLE (account_id uuid, refund_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT u.account_id, u.refund_id FROM (
    SELECT r.account_id, r.refund_id, r.state, r.updated_at FROM public.refund r
    UNION ALL SELECT d.account_id, d.donation_refund_id, d.state, d.updated_at FROM public.donation_refund d) u
   WHERE u.state IN ('requested', 'sent') AND u.updated_at < now() - interval '2 hours'
   ORDER BY random() LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.unfinished_refunds OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.unfinished_refunds FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.unfinished_refunds TO zapisano_app;
