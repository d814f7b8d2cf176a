-- Registrations with their people, statements and tickets, and what happens to them later.

CREATE TABLE registration (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  version integer NOT NULL,
  number text NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'awaiting_approval', 'awaiting_payment', 'confirmed',
    'expired', 'cancelled', 'withdrawn', 'waiting')),
  contact_first_name text NOT NULL,
  contact_last_name text NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  -- The answers and choices of the whole registration, as filled in.
  draft jsonb NOT NULL,
  -- Lines as priced at the version that was agreed to; the ledger's charge points here.
  lines jsonb NOT NULL,
  due jsonb NOT NULL,
  -- What it claims while it holds its places; claimed again when late money revives it.
  claims jsonb NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  token_hash bytea NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The allotment from which it takes its places.
  allotment_id uuid,
  -- How often it has been changed, from 1; a change names the revision it was based on.
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  -- Of the request that made this revision, by which the same request is recognised.
  change_hash bytea,
  -- By which day's prices it was priced last; NULL: the day it was made.
  priced_at timestamptz,
  -- How many come where nobody is named; NULL where people are.
  headcount integer CHECK (headcount > 0),
  -- The link of 'Moje zgłoszenie' is a random secret of each registration. token_hash is its hash, by which it is found;
  -- this is the secret encrypted (`<key id>.<text>`), so that an e-mail can carry it again. NULL, or sealed under a
  -- key that is no longer known: the next e-mail brings a new link.
  link_sealed text,
  -- Counts its links: each new one revokes the one before.
  link_version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, registration_id),
  UNIQUE (account_id, number),
  UNIQUE (account_id, event_id, idempotency_key),
  UNIQUE (account_id, token_hash),
  FOREIGN KEY (account_id, event_id, version) REFERENCES event_version (account_id, event_id, version),
  FOREIGN KEY (account_id, allotment_id) REFERENCES allotment (account_id, allotment_id)
);
CREATE INDEX registration_newest ON registration (account_id, event_id, created_at DESC, registration_id DESC);
CREATE INDEX registration_to_expire ON registration (expires_at) WHERE state = 'awaiting_payment';
CREATE INDEX registration_by_end ON registration (account_id, event_id, expires_at) WHERE state = 'awaiting_payment';
CALL make_tenant_table('registration');
GRANT SELECT, INSERT, UPDATE ON registration TO zapisano_app;
GRANT SELECT (account_id, registration_id, state, expires_at) ON registration TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON registration FOR SELECT TO zapisano_cross_tenant
  USING (state = 'awaiting_payment' AND expires_at < now());

-- A place that is handed over waits until the new person confirms it; until then it stays the giver's
-- (docs/decisions/018-who-takes-a-place-over-stands-in-it.md).
CREATE TABLE place_transfer (
  account_id uuid NOT NULL,
  place_transfer_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- The one whose place it is, and the one who shall have it, by their refs in the registration.
  giver text NOT NULL,
  successor text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'concluded', 'withdrawn', 'declined', 'expired')),
  -- The whole request, encrypted: it is checked again when it is confirmed.
  body_sealed text NOT NULL,
  request_hash bytea NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, place_transfer_id),
  UNIQUE (account_id, token_hash),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
-- One at a time.
CREATE UNIQUE INDEX place_transfer_open ON place_transfer (account_id, registration_id) WHERE state = 'open';
CALL make_tenant_table('place_transfer');
GRANT SELECT, INSERT, UPDATE ON place_transfer TO zapisano_app;

CREATE TABLE participant (
  account_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  position integer NOT NULL,
  -- The name within the draft, by which lines point here.
  ref text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date,
  sex text CHECK (sex IN ('MALE', 'FEMALE')),
  participant_type text,
  participant_group text,
  answers jsonb NOT NULL DEFAULT '{}',
  choices jsonb NOT NULL DEFAULT '{}',
  -- A participant who has left stays, for tickets and history to point to, and is counted nowhere. The position is not
  -- given to anybody else, except to the one who takes the place over.
  left_at timestamptz,
  -- By the id of the number in the definition; given once, kept on every change, also after leaving.
  numbers jsonb NOT NULL DEFAULT '{}',
  -- By which the participant has the place: it is no longer the business of the one who registered.
  place_transfer_id uuid,
  PRIMARY KEY (account_id, participant_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, place_transfer_id) REFERENCES place_transfer (account_id, place_transfer_id)
);
-- The one who takes a place over stands where the giver stood: the order of people may decide a price.
CREATE UNIQUE INDEX participant_position ON participant (account_id, registration_id, position) WHERE left_at IS NULL;
CALL make_tenant_table('participant');
GRANT SELECT, INSERT, UPDATE ON participant TO zapisano_app;

-- Append-only by rights: which statement was accepted, in which words.
CREATE TABLE consent (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  statement text NOT NULL,
  statement_version integer NOT NULL,
  wording text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  consent_id uuid NOT NULL DEFAULT uuidv7(),
  -- The person who joined a registration that others had made; NULL: accepted with the registration, for all.
  participant_id uuid,
  PRIMARY KEY (account_id, consent_id),
  UNIQUE NULLS NOT DISTINCT (account_id, registration_id, statement, statement_version, participant_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id)
);
CALL make_tenant_table('consent');
GRANT SELECT, INSERT ON consent TO zapisano_app;

CREATE TABLE ticket (
  account_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- NULL where nobody is named: one ticket for all.
  participant_id uuid,
  event_id uuid NOT NULL,
  code text NOT NULL,
  used_at timestamptz,
  used_by text,
  used_gate text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since when it admits nobody. On the ticket itself, so that a check-in that has just locked it cannot miss it.
  void_at timestamptz,
  PRIMARY KEY (account_id, ticket_id),
  UNIQUE (account_id, code),
  UNIQUE (account_id, participant_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id)
);
CREATE UNIQUE INDEX ticket_of_all ON ticket (account_id, registration_id) WHERE participant_id IS NULL;
CALL make_tenant_table('ticket');
GRANT SELECT, INSERT, UPDATE ON ticket TO zapisano_app;

-- Every scan, also refused ones. The nonce is the device's: the same scan sent twice is one.
CREATE TABLE scan (
  account_id uuid NOT NULL,
  scan_id uuid NOT NULL,
  event_id uuid NOT NULL,
  nonce uuid NOT NULL,
  ticket_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  gate text NOT NULL,
  scanned_by text NOT NULL,
  verdict jsonb NOT NULL,
  PRIMARY KEY (account_id, scan_id),
  UNIQUE (account_id, nonce),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE INDEX scan_newest ON scan (account_id, event_id, at DESC);
CALL make_tenant_table('scan');
GRANT SELECT, INSERT ON scan TO zapisano_app;

-- A new e-mail address of the one who registered, until it is confirmed from there.
CREATE TABLE contact_change (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, registration_id),
  UNIQUE (account_id, token_hash),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CALL make_tenant_table('contact_change');
GRANT SELECT, INSERT, UPDATE, DELETE ON contact_change TO zapisano_app;
