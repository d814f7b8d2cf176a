-- Locks the tickets of a registration, so that nobody is checked in while its people change; returns who has been checked
-- in already.
CREATE OR REPLACE FUNCTION lock_tickets(p_account uuid, p_registration uuid) RETURNS SETOF uuid
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ticket t WHERE t.account_id = p_account AND t.registration_id = p_registration
    ORDER BY t.ticket_id FOR UPDATE;
  RETURN QUERY SELECT t.participant_id FROM ticket t
    WHERE t.account_id = p_account AND t.registration_id = p_registration AND t.used_at IS NOT NULL;
END $$;
