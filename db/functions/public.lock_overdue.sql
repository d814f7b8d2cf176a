-- Locks holds and unpaid registrations of an event whose time is over, except those that another transaction has locked and
-- those in p_spare. A registration with an open payment is left out: its gateway is asked first.
CREATE OR REPLACE FUNCTION lock_overdue(p_account uuid, p_event uuid, p_spare uuid[], p_at_most integer) RETURNS uuid[]
LANGUAGE plpgsql AS $$
DECLARE
  holds uuid[];
  unpaid uuid[];
BEGIN
  holds := ARRAY(SELECT h.hold_id FROM hold h
                  WHERE h.account_id = p_account AND h.event_id = p_event AND h.expires_at <= now()
                    AND h.hold_id <> ALL (p_spare)
                  ORDER BY h.expires_at LIMIT p_at_most
                    FOR UPDATE SKIP LOCKED);
  unpaid := ARRAY(SELECT r.registration_id FROM registration r
                   WHERE r.account_id = p_account AND r.event_id = p_event
                     AND r.state = 'awaiting_payment' AND r.expires_at <= now()
                     AND r.registration_id <> ALL (p_spare)
                     AND r.registration_id <> ALL (with_open_payment(p_account, ARRAY[r.registration_id]))
                   ORDER BY r.expires_at LIMIT p_at_most - cardinality(holds)
                     FOR NO KEY UPDATE SKIP LOCKED);
  -- Behind the lock once more: a payment may have been started since the statement began.
  RETURN holds || ARRAY(SELECT u.id FROM unnest(unpaid) AS u(id)
                         WHERE u.id <> ALL (with_open_payment(p_account, unpaid)));
END $$;
