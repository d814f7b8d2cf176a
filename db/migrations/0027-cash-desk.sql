-- The cash desks of events: who has taken and given out cash in which shift, each time with a document whose number runs
-- without gaps by desk and year (KP: cash received, KW: cash paid out).

CREATE TABLE cash_desk (
  account_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The first desk of an event is 1; the others have theirs in the names of their documents.
  position integer NOT NULL CHECK (position > 0),
  name text NOT NULL,
  PRIMARY KEY (account_id, cash_desk_id),
  UNIQUE (account_id, event_id, position),
  UNIQUE (account_id, event_id, name),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE cash_desk IS 'A place where cash of an event is taken';
CALL make_tenant_table('cash_desk');
GRANT SELECT, INSERT ON cash_desk TO zapisano_app;

-- The next number of each kind of document of a desk in a year (take_cash_number).
CREATE TABLE cash_counter (
  account_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('KP', 'KW')),
  year integer NOT NULL,
  next integer NOT NULL CHECK (next > 0),
  PRIMARY KEY (account_id, cash_desk_id, kind, year),
  FOREIGN KEY (account_id, cash_desk_id) REFERENCES cash_desk (account_id, cash_desk_id)
);
COMMENT ON TABLE cash_counter IS 'The next number of the cash documents of a desk';
CALL make_tenant_table('cash_counter');
GRANT SELECT, INSERT, UPDATE ON cash_counter TO zapisano_app;

CREATE TABLE cash_shift (
  account_id uuid NOT NULL,
  cash_shift_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  event_id uuid NOT NULL,
  opened_by_id uuid NOT NULL,
  opened_by text NOT NULL,
  opened_at timestamptz NOT NULL,
  -- Grosze in the drawer at the beginning.
  start_amount bigint NOT NULL CHECK (start_amount >= 0),
  -- NULL while it is open. What was counted, what should have been there, and why they differ.
  closed_at timestamptz,
  closed_by text,
  counted bigint CHECK (counted >= 0),
  expected bigint,
  difference_reason text,
  PRIMARY KEY (account_id, cash_shift_id),
  FOREIGN KEY (account_id, cash_desk_id) REFERENCES cash_desk (account_id, cash_desk_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id),
  CONSTRAINT cash_shift_closed CHECK (num_nonnulls(closed_at, closed_by, counted, expected) IN (0, 4)),
  CONSTRAINT cash_shift_difference CHECK (counted = expected OR difference_reason IS NOT NULL)
);
COMMENT ON TABLE cash_shift IS 'A shift at a cash desk, from the first count of the drawer to the last';
CREATE UNIQUE INDEX cash_shift_open_once ON cash_shift (account_id, cash_desk_id) WHERE closed_at IS NULL;
CREATE INDEX cash_shift_of_event ON cash_shift (account_id, event_id, opened_at DESC);
CALL make_tenant_table('cash_shift');
GRANT SELECT, INSERT, UPDATE ON cash_shift TO zapisano_app;

-- Append-only by rights: a mistake is reversed by a document of the other kind.
CREATE TABLE cash_document (
  account_id uuid NOT NULL,
  cash_document_id uuid NOT NULL,
  cash_shift_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('KP', 'KW')),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  at timestamptz NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  purpose text NOT NULL CHECK (purpose IN ('payment', 'refund', 'reversal', 'to_bank')),
  issued_by text NOT NULL,
  reason text,
  registration_id uuid,
  -- The entry that has booked the same money.
  ledger_entry_id uuid,
  -- The mistaken document.
  reverses uuid,
  idempotency_key uuid,
  PRIMARY KEY (account_id, cash_document_id),
  UNIQUE (account_id, cash_desk_id, kind, year, number),
  UNIQUE (account_id, ledger_entry_id),
  UNIQUE (account_id, reverses),
  UNIQUE (account_id, idempotency_key),
  FOREIGN KEY (account_id, cash_shift_id) REFERENCES cash_shift (account_id, cash_shift_id),
  FOREIGN KEY (account_id, cash_desk_id) REFERENCES cash_desk (account_id, cash_desk_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, ledger_entry_id) REFERENCES ledger_entry (account_id, ledger_entry_id),
  FOREIGN KEY (account_id, reverses) REFERENCES cash_document (account_id, cash_document_id),
  CONSTRAINT cash_document_kind CHECK (CASE purpose WHEN 'payment' THEN kind = 'KP'
    WHEN 'refund' THEN kind = 'KW' WHEN 'to_bank' THEN kind = 'KW' ELSE true END),
  CONSTRAINT cash_document_booked CHECK (purpose NOT IN ('payment', 'refund')
    OR (ledger_entry_id IS NOT NULL AND registration_id IS NOT NULL)),
  CONSTRAINT cash_document_reversal CHECK ((purpose = 'reversal') = (reverses IS NOT NULL)),
  CONSTRAINT cash_document_reason CHECK (purpose NOT IN ('reversal', 'to_bank') OR reason IS NOT NULL)
);
COMMENT ON TABLE cash_document IS 'KP and KW: each movement of cash at a desk';
CREATE INDEX cash_document_of_shift ON cash_document (account_id, cash_shift_id, at);
CREATE INDEX cash_document_of_registration ON cash_document (account_id, registration_id);
CALL make_tenant_table('cash_document');
GRANT SELECT, INSERT ON cash_document TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['cash_desk', 'cash_counter', 'cash_shift', 'cash_document'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
