-- What belongs to demo accounts is stored when the demo has been filled and put back every night: what visitors entered
-- is gone then (demo.keep, demo.restore).

CREATE TABLE demo.kept_row (table_name text NOT NULL, row jsonb NOT NULL);
CREATE INDEX kept_row_of_table ON demo.kept_row (table_name);
-- One row, once something is stored.
CREATE TABLE demo.restoration (restored_at timestamptz NOT NULL);
GRANT SELECT, INSERT, DELETE ON demo.kept_row TO zapisano_demo;
GRANT SELECT, INSERT, UPDATE, DELETE ON demo.restoration TO zapisano_demo;

GRANT SELECT (account_id, demo) ON account TO zapisano_demo;
CREATE POLICY of_demo ON account FOR SELECT TO zapisano_demo USING (demo);
GRANT UPDATE (expires_at) ON registration TO zapisano_demo;

-- The tables of `demo.tables`, whose order matters there and not here.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'membership', 'audit_entry', 'event', 'event_version', 'number_counter', 'capacity_pool', 'capacity_claim',
    'allotment', 'waiting_entry', 'hold', 'unpaid_order', 'registration', 'place_transfer', 'participant', 'consent',
    'ticket', 'scan', 'contact_change', 'payment', 'refund', 'ledger_entry', 'message', 'known_recipient', 'wrong_code',
    'person_try', 'link_request'
  ] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
