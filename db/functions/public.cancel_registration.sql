-- Cancels a registration whose state is p_from: its places are released, its tickets become void. Returns false when
-- it has another state. The caller holds its lock and handles what is owed.
CREATE OR REPLACE FUNCTION cancel_registration(p_account uuid, p_event uuid, p_registration uuid, p_from text)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE registration r SET state = 'cancelled', is_refused = false
   WHERE r.account_id = p_account AND r.registration_id = p_registration AND r.state = p_from;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE ticket t SET void_at = now()
   WHERE t.account_id = p_account AND t.registration_id = p_registration AND t.void_at IS NULL;
  PERFORM FROM lock_pools(p_account, p_event, '{}', ARRAY[p_registration]);
  PERFORM swap_claims(p_account, p_event, ARRAY[p_registration], '[]', false);
  RETURN true;
END $$;
