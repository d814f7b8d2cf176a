-- Unpaid registrations of the entered account for which an expiry job waits; none when no account was entered.
CREATE OR REPLACE FUNCTION jobs.queued_expiries() RETURNS TABLE (account_id uuid, registration_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT q.account_id, q.registration_id FROM jobs.queued_expiries_of_all() q
   WHERE q.account_id = public.current_account();
$$;

ALTER FUNCTION jobs.queued_expiries OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.queued_expiries FROM public;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries TO zapisano_app;
