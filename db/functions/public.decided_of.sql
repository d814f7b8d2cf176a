-- Grosze, with sign, by which the staff have changed what a registration owes, beside the agreed price.
CREATE OR REPLACE FUNCTION decided_of(p_account uuid, p_registration uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN (SELECT coalesce(sum(l.amount), 0) FROM ledger_entry l
         WHERE l.account_id = p_account AND l.registration_id = p_registration
           AND l.kind = 'correction' AND l.explanation->>'code' = 'by_decision');
