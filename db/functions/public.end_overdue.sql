-- Ends holds and unpaid registrations whose time is over: places are released, an offer lapses, the charge of an expired
-- registration is reversed, and messages are queued. The caller has locked them and their pools.
CREATE OR REPLACE FUNCTION end_overdue(p_account uuid, p_event uuid, p_holders uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  holds uuid[];
  entries uuid[];
  expired uuid[];
BEGIN
  IF cardinality(p_holders) = 0 THEN RETURN; END IF;
  WITH gone AS (
    DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (p_holders) RETURNING hold_id, waiting_entry_id),
  lapsed AS (
    UPDATE waiting_entry w SET state = 'lapsed' FROM gone g
     WHERE w.account_id = p_account AND w.waiting_entry_id = g.waiting_entry_id AND w.state = 'offered'
    RETURNING w.waiting_entry_id)
  SELECT ARRAY(SELECT hold_id FROM gone), ARRAY(SELECT waiting_entry_id FROM lapsed) INTO holds, entries;

  WITH moved AS (
    UPDATE registration SET state = 'expired'
     WHERE account_id = p_account AND registration_id = ANY (p_holders) AND state = 'awaiting_payment'
       AND expires_at <= now()
    RETURNING registration_id)
  SELECT coalesce(array_agg(registration_id), '{}') INTO expired FROM moved;
  PERFORM swap_claims(p_account, p_event, holds || expired, '[]', false);
  PERFORM write_expiry(p_account, p_event, expired);
  PERFORM write_lapse(p_account, p_event, entries);
END $$;
