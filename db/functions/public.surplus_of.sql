-- Grosze above what is owed that are not set aside for a refund yet. A refund is set aside until it has succeeded, which
-- the ledger shows, or failed. Exact under the registration's row lock, a snapshot without. Amounts in the ledger are
-- positive for what is owed.
CREATE OR REPLACE FUNCTION surplus_of(p_account uuid, p_registration uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN greatest(0,
  - (SELECT coalesce(sum(l.amount), 0) FROM ledger_entry l
      WHERE l.account_id = p_account AND l.registration_id = p_registration)
  - (SELECT coalesce(sum(r.amount), 0) FROM refund r
      WHERE r.account_id = p_account AND r.registration_id = p_registration
        AND r.state IN ('requested', 'sent', 'awaiting_confirmation', 'withheld', 'needs_account', 'to_transfer')));
