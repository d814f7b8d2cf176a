-- Grosze that a payment brought and that no refund by it has claimed.
CREATE OR REPLACE FUNCTION unreturned_of(p_account uuid, p_registration uuid, p_payment uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN
  - (SELECT coalesce(sum(l.amount), 0) FROM ledger_entry l
      WHERE l.account_id = p_account AND l.registration_id = p_registration
        AND l.payment_id = p_payment AND l.kind = 'payment')
  - (SELECT coalesce(sum(r.amount), 0) FROM refund r
      WHERE r.account_id = p_account AND r.registration_id = p_registration
        AND r.payment_id = p_payment AND r.state <> 'failed');
