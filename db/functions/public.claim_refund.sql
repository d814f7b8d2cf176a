-- Sets money aside for a refund: once for a key, never more than the surplus, never more by a payment than it brought.
-- Verdicts: created; seen (the key is known: what it made); key_reused (the key came with another request);
-- too_much (surplus: how much there is); unknown (no such registration at this event, or no such payment of it).
-- A promised refund brings its state, its origin and the refund it replaces.
CREATE OR REPLACE FUNCTION claim_refund(p_account uuid, p_event uuid, wanted jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  for_registration uuid := (wanted->>'registrationId')::uuid;
  by_payment uuid := (wanted->>'paymentId')::uuid;
  asked bigint := (wanted->>'amount')::bigint;
  surplus bigint;
  made refund;
BEGIN
  -- Whoever else books, pays or asks for money of this registration waits here.
  PERFORM FROM registration r
    WHERE r.account_id = p_account AND r.registration_id = for_registration AND r.event_id = p_event
      FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('verdict', 'unknown'); END IF;

  SELECT * INTO made FROM refund r
   WHERE r.account_id = p_account AND r.registration_id = for_registration
     AND r.idempotency_key = (wanted->>'key')::uuid;
  IF FOUND THEN
    RETURN CASE WHEN made.request_hash = decode(wanted->>'requestHash', 'hex')
      THEN jsonb_build_object('verdict', 'seen', 'refundId', made.refund_id, 'state', made.state, 'amount', made.amount)
      ELSE jsonb_build_object('verdict', 'key_reused') END;
  END IF;

  IF by_payment IS NOT NULL AND NOT EXISTS (SELECT FROM payment p WHERE p.account_id = p_account
      AND p.payment_id = by_payment AND p.registration_id = for_registration) THEN
    RETURN jsonb_build_object('verdict', 'unknown');
  END IF;

  surplus := surplus_of(p_account, for_registration);
  IF asked > surplus
    OR (by_payment IS NOT NULL AND asked > unreturned_of(p_account, for_registration, by_payment)) THEN
    RETURN jsonb_build_object('verdict', 'too_much', 'surplus', surplus);
  END IF;

  INSERT INTO refund (account_id, refund_id, registration_id, event_id, payment_id, state, amount, reason, requested_by,
    idempotency_key, request_hash, origin, replaces, prepared_by, needs_second, ended_at)
  VALUES (p_account, (wanted->>'refundId')::uuid, for_registration, p_event, by_payment,
    coalesce(wanted->>'state', CASE WHEN by_payment IS NULL THEN 'succeeded' ELSE 'requested' END),
    asked, wanted->>'reason', wanted->>'actor', (wanted->>'key')::uuid, decode(wanted->>'requestHash', 'hex'),
    coalesce(wanted->>'origin', 'staff'), (wanted->>'replaces')::uuid, (wanted->>'preparedBy')::uuid,
    coalesce(wanted->>'state' = 'awaiting_confirmation', false),
    CASE WHEN by_payment IS NULL AND wanted->>'state' IS NULL THEN now() END)
  RETURNING * INTO made;
  RETURN jsonb_build_object('verdict', 'created', 'refundId', made.refund_id, 'state', made.state,
    'amount', made.amount, 'surplus', surplus);
END $$;
