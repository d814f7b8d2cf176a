-- The account of a payment or of a donation, for a gateway's notice, which arrives before its account is known. The id
-- only, never a row.
CREATE OR REPLACE FUNCTION cross_tenant.account_of_payment(wanted_payment uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT account_id FROM public.payment WHERE payment_id = wanted_payment
  UNION ALL SELECT account_id FROM public.donation WHERE donation_id = wanted_payment;
END;

ALTER FUNCTION cross_tenant.account_of_payment OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.account_of_payment FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.account_of_payment TO zapisano_app;
