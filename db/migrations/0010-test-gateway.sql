-- The test gateway is a party of its own: it keeps its transactions and notices in its own schema and
-- talks with the product over HTTP alone. Nothing of the product joins with these tables.

CREATE SCHEMA test_gateway;
GRANT USAGE ON SCHEMA test_gateway TO zapisano_app;

CREATE TABLE test_gateway.transaction (
  transaction_id text PRIMARY KEY,
  reference uuid NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  description text NOT NULL,
  payer_name text NOT NULL,
  return_url text NOT NULL,
  notify_url text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed', 'cancelled')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Payers do not always pay the amount they were asked for.
  paid_amount bigint CHECK (paid_amount > 0),
  paid_currency text NOT NULL DEFAULT 'PLN',
  -- What becomes of its refunds, for tests. lose_answer makes one at each call and does not answer: a gateway without
  -- idempotency, behind a bad line.
  refunds text NOT NULL DEFAULT 'succeed' CHECK (refunds IN ('succeed', 'fail', 'wait', 'lose_answer'))
);

CREATE TABLE test_gateway.refund (
  refund_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES test_gateway.transaction (transaction_id),
  reference uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refund_of_reference ON test_gateway.refund (reference);

CREATE TABLE test_gateway.notice (
  notice_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES test_gateway.transaction (transaction_id),
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  refund_id text REFERENCES test_gateway.refund (refund_id)
);
GRANT SELECT, INSERT, UPDATE ON test_gateway.transaction, test_gateway.notice, test_gateway.refund TO zapisano_app;
