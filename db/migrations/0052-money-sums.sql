-- The sums of the pages about money, so that they need not read each registration and payment of an event
-- (docs/decisions/066-sums-of-money-are-kept-with-their-rows.md).

-- Grosze; late, above and doubts are counts of registrations.
CREATE TABLE money_sum (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  owed bigint NOT NULL,
  received bigint NOT NULL,
  kept bigint NOT NULL,
  to_pay bigint NOT NULL,
  overdue bigint NOT NULL,
  late bigint NOT NULL,
  surplus bigint NOT NULL,
  above bigint NOT NULL,
  set_aside bigint NOT NULL,
  doubts bigint NOT NULL,
  PRIMARY KEY (account_id, event_id)
);
COMMENT ON TABLE money_sum IS 'The sums of the money_row of an event, kept by triggers';
CALL make_tenant_table('money_sum');
GRANT SELECT ON money_sum TO zapisano_app;

CREATE TABLE payment_sum (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  day date NOT NULL,
  way text NOT NULL,
  payments bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (account_id, event_id, day, way)
);
COMMENT ON TABLE payment_sum IS 'The sums of the booked payment_row of an event by day and way, kept by triggers';
CALL make_tenant_table('payment_sum');
GRANT SELECT ON payment_sum TO zapisano_app;

-- Triggers add and subtract, whichever role writes or deletes rows: also by deleting a registration.
GRANT SELECT, INSERT, UPDATE ON money_sum, payment_sum TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON money_sum TO zapisano_cross_tenant USING (true) WITH CHECK (true);
CREATE POLICY cross_tenant ON payment_sum TO zapisano_cross_tenant USING (true) WITH CHECK (true);
-- Rows are replaced: a change in place would pass the triggers by.
REVOKE UPDATE ON money_row FROM zapisano_app;

-- The sums of what is there; from now on triggers keep them.
ALTER TABLE money_row NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_row NO FORCE ROW LEVEL SECURITY;
ALTER TABLE money_sum NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_sum NO FORCE ROW LEVEL SECURITY;
INSERT INTO money_sum (account_id, event_id, owed, received, kept, to_pay, overdue, late, surplus, above, set_aside, doubts)
SELECT account_id, event_id, sum(owed), sum(received), sum(kept), sum(to_pay), sum(overdue), count(*) FILTER (WHERE overdue > 0),
       sum(surplus), count(*) FILTER (WHERE surplus > 0), sum(set_aside), count(doubt)
  FROM money_row GROUP BY 1, 2;
INSERT INTO payment_sum (account_id, event_id, day, way, payments, amount)
SELECT account_id, event_id, day, way, count(*), sum(amount) FROM payment_row WHERE state = 'booked' GROUP BY 1, 2, 3, 4;
ALTER TABLE money_row FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_row FORCE ROW LEVEL SECURITY;
ALTER TABLE money_sum FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_sum FORCE ROW LEVEL SECURITY;

-- The sums were read from this index; what is left of it finds the rows of an event.
DROP INDEX money_row_of_event;
