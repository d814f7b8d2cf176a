-- Unpaid registrations, of all accounts, whose expiry job was lost or has given up. Ids only, in random order, so that one
-- that always fails does not block the others.
CREATE OR REPLACE FUNCTION cross_tenant.overdue_registrations(at_most integer)
RETURNS TABLE (account_id uuid, registration_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT r.account_id, r.registration_id FROM public.registration r
   WHERE r.state = 'awaiting_payment' AND r.expires_at < now() - interval '1 minute'
   ORDER BY random() LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.overdue_registrations OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.overdue_registrations FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.overdue_registrations TO zapisano_app;
