-- Invitations and codes that are issued in the panel (docs/decisions/051-issued-codes-prove-themselves.md).

CREATE TABLE invite (
  account_id uuid NOT NULL,
  invite_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The list: the id of a limit per code in the event's document.
  pool text NOT NULL,
  -- The half of the code that names it; the other half is made from it, so no code can be read here. Its uses are counted
  -- in the pool 'pool~~code_name'.
  code_name text NOT NULL CHECK (code_name ~ '^[A-HJ-NP-Z2-9]{6}$'),
  -- Empty, with the address: a code for whoever has it.
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  issued_by text NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  mail text NOT NULL DEFAULT 'none' CHECK (mail IN ('none', 'queued', 'sent',
    'failed', -- the mail server refused it, again and again
    'kept', -- of a demo account or a test, where a mail server is configured: sent to nobody
    'withheld')), -- above a limit: sent later
  mail_kind text NOT NULL DEFAULT 'invite' CHECK (mail_kind IN ('invite', 'reminder')),
  -- A new one for each time it is sent.
  mail_id uuid,
  -- The organiser's own words in it.
  greeting text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  reminded_at timestamptz,
  opened_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  PRIMARY KEY (account_id, invite_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE,
  CHECK (mail = 'none' OR (email <> '' AND mail_id IS NOT NULL))
);
COMMENT ON TABLE invite IS 'Invitations and codes issued for an event; whether one is used is told by the claims of its pool';
CREATE UNIQUE INDEX invite_of_code ON invite (account_id, event_id, pool, code_name);
CREATE UNIQUE INDEX invite_of_address ON invite (account_id, event_id, pool, lower(email))
  WHERE email <> '' AND withdrawn_at IS NULL;
CALL make_tenant_table('invite');
GRANT SELECT, INSERT, UPDATE, DELETE ON invite TO zapisano_app;

-- Who has used a code: the claims of its pool. Few claims are of codes.
CREATE INDEX capacity_claim_of_code ON capacity_claim (account_id, event_id, pool_key) WHERE pool_key LIKE '%~~%';

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON invite TO zapisano_demo;
CREATE POLICY of_demo ON invite TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
