-- What the office decides about a registration by hand: money that it has taken, a price of its own, more time to pay, and
-- what it writes down.

-- The key of a request that has booked an entry by hand: a double click books once.
ALTER TABLE ledger_entry ADD COLUMN idempotency_key uuid;
ALTER TABLE ledger_entry ADD COLUMN request_hash bytea;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_key CHECK ((idempotency_key IS NULL) = (request_hash IS NULL));
CREATE UNIQUE INDEX ledger_entry_once_a_key ON ledger_entry (account_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
-- A booking is reversed once.
CREATE UNIQUE INDEX ledger_entry_reversed_once ON ledger_entry (account_id, (explanation->>'entry'))
  WHERE explanation->>'code' = 'payment_reversed';

ALTER TABLE registration_revision DROP CONSTRAINT registration_revision_kind_check;
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_kind_check CHECK (kind IN
  ('ordered', 'changed', 'handed_over', 'approved', 'refused', 'payment_day', 'moved', 'prolonged', 'cancelled',
   'carried_over'));

-- What the staff have written down about a registration; the registrant never sees it.
CREATE TABLE registration_note (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  text text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, registration_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
COMMENT ON TABLE registration_note IS 'A note and tags of the staff about a registration, seen by the staff alone';
CALL make_tenant_table('registration_note');
GRANT SELECT, INSERT, UPDATE ON registration_note TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql), tests are wiped (wipe_test_registration.sql).
GRANT SELECT, INSERT, DELETE ON registration_note TO zapisano_demo;
CREATE POLICY of_demo ON registration_note TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
GRANT SELECT, DELETE ON registration_note TO zapisano_wiper;
CREATE POLICY tests_alone ON registration_note AS RESTRICTIVE FOR DELETE TO zapisano_wiper
  USING (EXISTS (SELECT FROM registration r WHERE r.account_id = registration_note.account_id
    AND r.registration_id = registration_note.registration_id AND r.is_test));
