-- Money: payments, refunds, the ledger, notices of gateways, and the nightly comparison of the books.

CREATE TABLE payment (
  account_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  gateway text NOT NULL,
  state text NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  transaction_id text,
  redirect_url text,
  -- Whether it has extended the payment deadline: only a few do for one registration.
  pushed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- When the gateway was last asked about it for its payer: for a while nobody asks again.
  asked_at timestamptz,
  PRIMARY KEY (account_id, payment_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CREATE UNIQUE INDEX payment_id_is_global ON payment (payment_id);
CREATE INDEX payment_of_registration ON payment (account_id, registration_id, created_at DESC);
CALL make_tenant_table('payment');
GRANT SELECT, INSERT, UPDATE ON payment TO zapisano_app;
GRANT SELECT (account_id, payment_id) ON payment TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON payment FOR SELECT TO zapisano_cross_tenant USING (true);

-- Money back: requested → sent → succeeded | failed. What is being refunded counts against the surplus. A promised
-- refund is requested automatically; above a sum of the account it waits for the staff, and where no gateway can refund
-- it, it waits for the payer's account number and goes by bank transfer
-- (docs/decisions/022-what-is-promised-goes-back-by-itself.md).
CREATE TABLE refund (
  account_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- The payment by whose gateway it goes. NULL and not 'succeeded': by a bank transfer, or handed back.
  payment_id uuid,
  state text NOT NULL CHECK (state IN
    ('awaiting_confirmation', 'withheld', 'requested', 'sent', 'needs_account', 'to_transfer', 'succeeded', 'failed')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  reason text NOT NULL,
  requested_by text NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  -- The gateway's name for it, once known.
  gateway_refund_id text,
  -- When the gateway was last called for it: for a while nobody else does.
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- 'staff': somebody requested it; otherwise what promised it.
  origin text NOT NULL DEFAULT 'staff' CHECK (origin IN ('staff', 'cancelled', 'changed', 'late_payment', 'expired')),
  -- The refund by a gateway that failed, in whose place this one goes by transfer.
  replaces uuid,
  decided_at timestamptz,
  decided_by text,
  withheld_because text,
  -- When the gateway was first called.
  sent_at timestamptz,
  ended_at timestamptz,
  -- The payer's account number: sealed, and erased once the transfer was made; its last four digits stay.
  account_sealed text,
  account_end text,
  -- How it went outside the gateway.
  handed_back text CHECK (handed_back IN ('transfer', 'cash')),
  PRIMARY KEY (account_id, refund_id),
  UNIQUE (account_id, registration_id, idempotency_key),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, payment_id) REFERENCES payment (account_id, payment_id),
  FOREIGN KEY (account_id, replaces) REFERENCES refund (account_id, refund_id),
  CONSTRAINT refund_way CHECK (CASE WHEN state IN ('needs_account', 'to_transfer') THEN payment_id IS NULL
    WHEN state IN ('requested', 'sent') THEN payment_id IS NOT NULL ELSE true END),
  CONSTRAINT refund_account CHECK ((state = 'to_transfer') = (account_sealed IS NOT NULL))
);
CREATE INDEX refund_unfinished ON refund (updated_at) WHERE state IN ('requested', 'sent');
CREATE UNIQUE INDEX refund_replaced_once ON refund (account_id, replaces);
CALL make_tenant_table('refund');
GRANT SELECT, INSERT, UPDATE ON refund TO zapisano_app;
GRANT SELECT (account_id, refund_id, state, updated_at) ON refund TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON refund FOR SELECT TO zapisano_cross_tenant USING (state IN ('requested', 'sent'));

-- Append-only by rights. Charges are positive, payments negative: the balance is the sum.
-- kept: what the organiser retains of the money of those who resign, a fee by the agreed rules or a donation; its
-- explanation says which. It is not owed: it is deducted from what was paid.
-- fee: owed beside the price (docs/decisions/016-change-fees-are-owed-beside-the-price.md). A negative one waives it, as
-- far as it was unpaid when the registration ended. Never below zero in all.
CREATE TABLE ledger_entry (
  account_id uuid NOT NULL,
  ledger_entry_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('charge', 'payment', 'refund', 'correction', 'kept', 'fee')),
  amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  payment_id uuid,
  explanation jsonb NOT NULL DEFAULT '{}',
  refund_id uuid,
  PRIMARY KEY (account_id, ledger_entry_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  CHECK (kind <> 'refund' OR (refund_id IS NOT NULL AND amount > 0)),
  CHECK (kind <> 'kept' OR amount > 0),
  CHECK (kind <> 'fee' OR amount <> 0)
);
CREATE INDEX ledger_entry_of_registration ON ledger_entry (account_id, registration_id, at);
-- A payment is booked once, however often its notice arrives, and so is a refund.
CREATE UNIQUE INDEX ledger_entry_once_a_payment ON ledger_entry (account_id, payment_id) WHERE kind = 'payment';
CREATE UNIQUE INDEX ledger_entry_once_a_refund ON ledger_entry (account_id, refund_id) WHERE kind = 'refund';
CALL make_tenant_table('ledger_entry');
GRANT SELECT, INSERT ON ledger_entry TO zapisano_app;

-- Global inbox of gateways: a notice arrives before its account is known.
CREATE TABLE gateway_notice (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  payment_id uuid NOT NULL,
  -- By which the gateway is asked, also when our own record of it was lost.
  transaction_id text NOT NULL,
  -- The bytes that came, JSON, a form or XML: the signature is of these.
  body bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  -- A notice about a refund names it beside its payment.
  refund_id uuid,
  PRIMARY KEY (gateway, notice_id)
);
CREATE INDEX gateway_notice_unsettled ON gateway_notice (received_at) WHERE settled_at IS NULL;
CREATE INDEX gateway_notice_of_payment ON gateway_notice (payment_id) WHERE settled_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON gateway_notice TO zapisano_app;

-- The results of the nightly comparison of an account's books (docs/reconciliation.md). Append-only by rights.
CREATE TABLE reconciliation (
  account_id uuid NOT NULL REFERENCES account (account_id),
  reconciliation_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- How many items were checked, by kind.
  checked jsonb NOT NULL,
  -- What does not agree, each with its rule and its rows; [] when everything does.
  differences jsonb NOT NULL,
  PRIMARY KEY (account_id, reconciliation_id)
);
CALL make_tenant_table('reconciliation');
GRANT SELECT, INSERT ON reconciliation TO zapisano_app;

-- Global: when the jobs of a night were last queued, so that only one of all nodes does it.
CREATE TABLE nightly_round (
  task text PRIMARY KEY,
  begun_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON nightly_round TO zapisano_app;
-- The first night is the next one.
INSERT INTO nightly_round VALUES ('reconcile', now());
