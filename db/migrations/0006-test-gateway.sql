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
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE test_gateway.notice (
  notice_id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES test_gateway.transaction (transaction_id),
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON test_gateway.transaction, test_gateway.notice TO zapisano_app;
