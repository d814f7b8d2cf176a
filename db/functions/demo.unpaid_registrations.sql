-- Unpaid registrations of demo accounts: a restoration gives them a new payment deadline, which needs a new job.
CREATE OR REPLACE FUNCTION demo.unpaid_registrations()
RETURNS TABLE (account_id uuid, registration_id uuid, expires_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET app.account_id = ''
BEGIN ATOMIC
  SELECT r.account_id, r.registration_id, r.expires_at FROM public.registration r
   WHERE r.state = 'awaiting_payment' AND r.expires_at IS NOT NULL;
END;

ALTER FUNCTION demo.unpaid_registrations OWNER TO zapisano_demo;
REVOKE ALL ON FUNCTION demo.unpaid_registrations FROM public;
GRANT EXECUTE ON FUNCTION demo.unpaid_registrations TO zapisano_app;
