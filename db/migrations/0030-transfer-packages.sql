-- Refunds that go by a bank's file, and who decides about them (docs/decisions/054-two-people-send-large-refunds.md).

-- Who has prepared a refund; NULL: the payer, or the product by itself. What is above the account's sum is confirmed by
-- another person of the staff.
ALTER TABLE refund
  ADD COLUMN prepared_by uuid,
  ADD COLUMN needs_second boolean NOT NULL DEFAULT false,
  -- The member of the staff who has typed the account in; NULL: its owner did.
  ADD COLUMN account_by uuid;
ALTER TABLE refund NO FORCE ROW LEVEL SECURITY;
UPDATE refund SET needs_second = true WHERE state = 'awaiting_confirmation';
ALTER TABLE refund FORCE ROW LEVEL SECURITY;

-- From which account of its own the organiser sends refunds: the last one that was typed.
ALTER TABLE account ADD COLUMN refund_from text NOT NULL DEFAULT '' CHECK (refund_from ~ '^(PL[0-9]{26})?$');

CREATE TABLE transfer_package (
  account_id uuid NOT NULL,
  transfer_package_id uuid NOT NULL,
  event_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'sent', 'withdrawn')),
  -- The organiser's own account.
  from_account text NOT NULL CHECK (from_account ~ '^PL[0-9]{26}$'),
  -- As it was prepared: grosze, and how many transfers.
  amount bigint NOT NULL CHECK (amount > 0),
  transfers integer NOT NULL CHECK (transfers > 0),
  prepared_by uuid NOT NULL,
  preparer text NOT NULL,
  prepared_at timestamptz NOT NULL DEFAULT now(),
  -- Above the account's sum the file is given out when another person has confirmed it.
  needs_second boolean NOT NULL,
  confirmed_by text,
  confirmed_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  PRIMARY KEY (account_id, transfer_package_id),
  CHECK ((state = 'open') = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE transfer_package IS 'Refunds that are sent to the bank together, in one file';
CREATE INDEX transfer_package_of_event ON transfer_package (account_id, event_id, prepared_at, transfer_package_id);
CALL make_tenant_table('transfer_package');
GRANT SELECT, INSERT, UPDATE ON transfer_package TO zapisano_app;

CREATE TABLE transfer_item (
  account_id uuid NOT NULL,
  transfer_package_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  position integer NOT NULL,
  amount bigint NOT NULL,
  -- dropped: the gateway has made the refund after all, or the staff have stopped it.
  state text NOT NULL CHECK (state IN ('open', 'sent', 'withdrawn', 'dropped')),
  PRIMARY KEY (account_id, transfer_package_id, refund_id),
  FOREIGN KEY (account_id, transfer_package_id) REFERENCES transfer_package (account_id, transfer_package_id),
  FOREIGN KEY (account_id, refund_id) REFERENCES refund (account_id, refund_id) ON DELETE CASCADE
);
COMMENT ON TABLE transfer_item IS 'The refunds of a package, in the order of its file';
-- A refund is sent once: of two people who put it into a package at the same moment the second is refused.
CREATE UNIQUE INDEX transfer_item_once ON transfer_item (account_id, refund_id) WHERE state IN ('open', 'sent');
CALL make_tenant_table('transfer_item');
GRANT SELECT, INSERT, UPDATE ON transfer_item TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['transfer_package', 'transfer_item'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
