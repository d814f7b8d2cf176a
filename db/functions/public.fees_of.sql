-- Change fees that registrations owe, in grosze, for those that owe any.
CREATE OR REPLACE FUNCTION fees_of(p_account uuid, p_registrations uuid[])
RETURNS TABLE (registration_id uuid, fees bigint)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT l.registration_id, sum(l.amount)::bigint FROM ledger_entry l
   WHERE l.account_id = p_account AND l.registration_id = ANY (p_registrations) AND l.kind = 'fee'
   GROUP BY 1 HAVING sum(l.amount) <> 0;
END;
