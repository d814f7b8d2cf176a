-- Money back: requested → sent → succeeded | failed. What is on its way back counts against the surplus.

CREATE TABLE refund (
  account_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- By which the gateway gives it back; NULL: by hand, and done when it was said.
  payment_id uuid,
  state text NOT NULL CHECK (state IN ('requested', 'sent', 'succeeded', 'failed')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  reason text NOT NULL,
  requested_by text NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  -- The gateway's name for it, once it has told one.
  gateway_refund_id text,
  -- When the gateway was last told or asked: for a while after it nobody else does.
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, refund_id),
  UNIQUE (account_id, registration_id, idempotency_key),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, payment_id) REFERENCES payment (account_id, payment_id),
  CHECK (payment_id IS NOT NULL OR state = 'succeeded')
);
CREATE INDEX refund_unfinished ON refund (updated_at) WHERE state IN ('requested', 'sent');
CALL make_tenant_table('refund');
GRANT SELECT, INSERT, UPDATE ON refund TO zapisano_app;

ALTER TABLE ledger_entry
  ADD COLUMN refund_id uuid,
  ADD CHECK (kind <> 'refund' OR (refund_id IS NOT NULL AND amount > 0));
-- A refund is booked once, however often the gateway says that it has succeeded.
CREATE UNIQUE INDEX ledger_entry_once_a_refund ON ledger_entry (account_id, refund_id) WHERE kind = 'refund';

-- A notice about a refund names it beside its payment.
ALTER TABLE gateway_notice ADD COLUMN refund_id uuid;

-- Grosze above what is owed that are not on their way back yet. Under the registration's row lock it is the
-- truth, without it a picture. Amounts in the ledger carry the sign of what is owed.
CREATE FUNCTION surplus_of(p_account uuid, p_registration uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN greatest(0,
  - (SELECT coalesce(sum(l.amount), 0) FROM ledger_entry l
      WHERE l.account_id = p_account AND l.registration_id = p_registration)
  - (SELECT coalesce(sum(r.amount), 0) FROM refund r
      WHERE r.account_id = p_account AND r.registration_id = p_registration AND r.state IN ('requested', 'sent')));

-- Grosze that a payment brought and that nobody has asked back by it.
CREATE FUNCTION unreturned_of(p_account uuid, p_registration uuid, p_payment uuid) RETURNS bigint
LANGUAGE sql STABLE
RETURN
  - (SELECT coalesce(sum(l.amount), 0) FROM ledger_entry l
      WHERE l.account_id = p_account AND l.registration_id = p_registration
        AND l.payment_id = p_payment AND l.kind = 'payment')
  - (SELECT coalesce(sum(r.amount), 0) FROM refund r
      WHERE r.account_id = p_account AND r.registration_id = p_registration
        AND r.payment_id = p_payment AND r.state <> 'failed');

-- Sets money aside to go back, once for a key, never more than the surplus, never more by a payment than it brought.
-- Verdicts: created; seen (the key is known: what it made); key_reused (the key came with another request);
-- too_much (surplus: how much there is); unknown (no such registration at this event, or no such payment of it).
CREATE FUNCTION claim_refund(p_account uuid, p_event uuid, wanted jsonb) RETURNS jsonb
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

  INSERT INTO refund (account_id, refund_id, registration_id, payment_id, state, amount, reason, requested_by,
    idempotency_key, request_hash)
  VALUES (p_account, (wanted->>'refundId')::uuid, for_registration, by_payment,
    CASE WHEN by_payment IS NULL THEN 'succeeded' ELSE 'requested' END, asked, wanted->>'reason', wanted->>'actor',
    (wanted->>'key')::uuid, decode(wanted->>'requestHash', 'hex'))
  RETURNING * INTO made;
  RETURN jsonb_build_object('verdict', 'created', 'refundId', made.refund_id, 'state', made.state,
    'amount', made.amount, 'surplus', surplus);
END $$;

-- Refunds whose job was lost or has given up. Drawn by lot, so that each has its turn.
GRANT SELECT (account_id, refund_id, state, updated_at) ON refund TO zapisano_gate;
CREATE POLICY through_gate ON refund FOR SELECT TO zapisano_gate
  USING (state IN ('requested', 'sent'));
CREATE FUNCTION gate.unfinished_refunds(at_most integer)
RETURNS TABLE (account_id uuid, refund_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
BEGIN ATOMIC
  SELECT r.account_id, r.refund_id FROM public.refund r
   WHERE r.state IN ('requested', 'sent') AND r.updated_at < now() - interval '2 hours'
   ORDER BY random() LIMIT at_most;
END;
ALTER FUNCTION gate.unfinished_refunds OWNER TO zapisano_gate;
REVOKE ALL ON FUNCTION gate.unfinished_refunds FROM public;
GRANT EXECUTE ON FUNCTION gate.unfinished_refunds TO zapisano_app;

-- The demo forgets refunds of visitors like everything else: the list is what it was, with refunds after payments.
DO $$
DECLARE
  names text[] := demo.tables();
  place integer := array_position(names, 'payment');
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION demo.tables() RETURNS text[] LANGUAGE sql IMMUTABLE RETURN %L::text[]',
    names[:place] || ARRAY['refund'] || names[place + 1:]);
END $$;
GRANT SELECT, INSERT, DELETE ON refund TO zapisano_demo;
CREATE POLICY of_demo ON refund TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- The test gateway's own books: what really came, and what it gives back.
ALTER TABLE test_gateway.transaction
  -- Payers do not always pay what they were asked for.
  ADD COLUMN paid_amount bigint CHECK (paid_amount > 0),
  ADD COLUMN paid_currency text NOT NULL DEFAULT 'PLN',
  -- What becomes of refunds of it, for tests. lose_answer does each time as it is told, and does not say so: a
  -- gateway that knows no idempotency, behind a bad line.
  ADD COLUMN refunds text NOT NULL DEFAULT 'succeed'
    CHECK (refunds IN ('succeed', 'fail', 'wait', 'lose_answer'));

CREATE TABLE test_gateway.refund (
  refund_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES test_gateway.transaction (transaction_id),
  reference uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refund_of_reference ON test_gateway.refund (reference);
GRANT SELECT, INSERT, UPDATE ON test_gateway.refund TO zapisano_app;
ALTER TABLE test_gateway.notice ADD COLUMN refund_id text REFERENCES test_gateway.refund (refund_id);
