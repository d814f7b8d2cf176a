-- Registrations whose payment may still arrive: a payment is open, or a gateway's notice has not been settled.
CREATE OR REPLACE FUNCTION with_open_payment(p_account uuid, p_registrations uuid[]) RETURNS uuid[]
LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT DISTINCT p.registration_id FROM payment p
     WHERE p.account_id = p_account AND p.registration_id = ANY (p_registrations)
       AND (p.state IN ('created', 'pending')
         OR EXISTS (SELECT FROM gateway_notice n WHERE n.payment_id = p.payment_id AND n.settled_at IS NULL)))
$$;
