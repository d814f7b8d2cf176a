-- What the page of payments reads (docs/decisions/054-two-people-send-large-refunds.md). Made anew with the rows of
-- the lists, whenever the registration, its ledger, a payment or a refund changes.

-- How a registration stands with money. All sums are grosze; what is counted is said by domain/payment/money-standing.ts.
CREATE TABLE money_row (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  owed bigint NOT NULL,
  received bigint NOT NULL,
  kept bigint NOT NULL,
  to_pay bigint NOT NULL,
  overdue bigint NOT NULL,
  overdue_since timestamptz,
  surplus bigint NOT NULL,
  set_aside bigint NOT NULL,
  -- What somebody should look at; NULL: nothing.
  doubt text,
  doubt_amount bigint,
  doubt_at timestamptz,
  PRIMARY KEY (account_id, registration_id),
  CHECK ((overdue > 0) = (overdue_since IS NOT NULL)),
  CHECK ((doubt IS NULL) = (doubt_amount IS NULL) AND (doubt IS NULL) = (doubt_at IS NULL)),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
COMMENT ON TABLE money_row IS 'How each registration stands with money, for the pages of the office';
CREATE INDEX money_row_of_event ON money_row (account_id, event_id)
  INCLUDE (owed, received, kept, to_pay, overdue, surplus, set_aside, doubt);
CREATE INDEX money_row_overdue ON money_row (account_id, event_id, overdue_since, registration_id) WHERE overdue > 0;
CREATE INDEX money_row_surplus ON money_row (account_id, event_id, surplus, registration_id) WHERE surplus > 0;
CREATE INDEX money_row_doubt ON money_row (account_id, event_id, doubt_at, registration_id) WHERE doubt IS NOT NULL;
CALL make_tenant_table('money_row');
GRANT SELECT, INSERT, UPDATE, DELETE ON money_row TO zapisano_app;

-- Each payment, however it came: booked, taken back, on its way or failed.
CREATE TABLE payment_row (
  account_id uuid NOT NULL,
  -- The entry of the ledger, or the payment that has not brought money.
  row_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- On which it came, by Polish time; of a booking by hand as the office has written it.
  day date NOT NULL,
  at timestamptz NOT NULL,
  -- A gateway's name, or how it came without one.
  way text NOT NULL,
  state text NOT NULL CHECK (state IN ('booked', 'reversed', 'pending', 'failed', 'foreign')),
  amount bigint NOT NULL,
  PRIMARY KEY (account_id, row_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
COMMENT ON TABLE payment_row IS 'Payments of an event by day, way and state, for the pages of the office';
CREATE INDEX payment_row_by_day ON payment_row (account_id, event_id, day, at, row_id);
CREATE INDEX payment_row_by_way ON payment_row (account_id, event_id, way, day, at, row_id);
CREATE INDEX payment_row_by_state ON payment_row (account_id, event_id, state, day, at, row_id);
CREATE INDEX payment_row_by_state_and_way ON payment_row (account_id, event_id, state, way, day, at, row_id)
  INCLUDE (amount);
CREATE INDEX payment_row_of_registration ON payment_row (account_id, registration_id);
CALL make_tenant_table('payment_row');
GRANT SELECT, INSERT, DELETE ON payment_row TO zapisano_app;

-- What somebody has looked at and found to be right: it is shown again only when it becomes another sum.
CREATE TABLE money_settled (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  doubt text NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  settled_by text NOT NULL,
  settled_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, registration_id, doubt, amount),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
COMMENT ON TABLE money_settled IS 'Doubts about money that the staff have settled, with the reason';
CALL make_tenant_table('money_settled');
GRANT SELECT, INSERT ON money_settled TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['money_row', 'payment_row', 'money_settled'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;

-- Refunds of an event are read along an index of their own.
ALTER TABLE refund ADD COLUMN event_id uuid;
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE refund NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
UPDATE refund x SET event_id = r.event_id FROM registration r
 WHERE r.account_id = x.account_id AND r.registration_id = x.registration_id;
-- Rows of all registrations are made when somebody next reads them.
INSERT INTO list_refresh (account_id, registration_id) SELECT account_id, registration_id FROM registration;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE refund FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;
ALTER TABLE refund ALTER COLUMN event_id SET NOT NULL;
CREATE INDEX refund_of_event ON refund (account_id, event_id, created_at, refund_id);
CREATE INDEX refund_by_state ON refund (account_id, event_id, state, created_at, refund_id) INCLUDE (amount);
-- A page of one registration reads its refunds.
CREATE INDEX refund_of_registration ON refund (account_id, registration_id);
-- Other registrations of the same payer.
CREATE INDEX registration_of_payer ON registration (account_id, event_id, contact_email);
