-- Registrations with their people, statements, claims, money and tickets.

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
  PRIMARY KEY (account_id, registration_id),
  UNIQUE (account_id, number),
  UNIQUE (account_id, event_id, idempotency_key),
  UNIQUE (account_id, token_hash),
  FOREIGN KEY (account_id, event_id, version) REFERENCES event_version (account_id, event_id, version)
);
CREATE INDEX registration_newest ON registration (account_id, event_id, created_at DESC, registration_id DESC);
CALL make_tenant_table('registration');
CREATE INDEX registration_to_expire ON registration (expires_at) WHERE state = 'awaiting_payment';
GRANT SELECT, INSERT, UPDATE ON registration TO zapisano_app;
GRANT SELECT (account_id, registration_id, state, expires_at) ON registration TO zapisano_gate;
CREATE POLICY through_gate ON registration FOR SELECT TO zapisano_gate
  USING (state = 'awaiting_payment' AND expires_at < now());

-- Whose job at the end of the time to pay was lost or has given up. Drawn by lot, so that what always fails
-- does not keep the rest from its turn.
CREATE FUNCTION gate.overdue_registrations(at_most integer)
RETURNS TABLE (account_id uuid, registration_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
BEGIN ATOMIC
  SELECT r.account_id, r.registration_id FROM public.registration r
   WHERE r.state = 'awaiting_payment' AND r.expires_at < now() - interval '1 minute'
   ORDER BY random() LIMIT at_most;
END;
ALTER FUNCTION gate.overdue_registrations OWNER TO zapisano_gate;
REVOKE ALL ON FUNCTION gate.overdue_registrations FROM public;
GRANT EXECUTE ON FUNCTION gate.overdue_registrations TO zapisano_app;

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
  PRIMARY KEY (account_id, participant_id),
  UNIQUE (account_id, registration_id, position),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CALL make_tenant_table('participant');
GRANT SELECT, INSERT, UPDATE ON participant TO zapisano_app;

-- Append-only: which statement was accepted, in which words.
CREATE TABLE consent (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  statement text NOT NULL,
  statement_version integer NOT NULL,
  wording text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, registration_id, statement, statement_version),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CALL make_tenant_table('consent');
GRANT SELECT, INSERT ON consent TO zapisano_app;

-- Who holds how much of which pool. A released claim is gone; the audit log remembers.
CREATE TABLE capacity_claim (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool_key text NOT NULL,
  units integer NOT NULL CHECK (units > 0),
  PRIMARY KEY (account_id, registration_id, pool_key)
);
CALL make_tenant_table('capacity_claim');
GRANT SELECT, INSERT, DELETE ON capacity_claim TO zapisano_app;

CREATE TABLE payment (
  account_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  gateway text NOT NULL,
  state text NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  transaction_id text,
  redirect_url text,
  -- Whether it has pushed the end of the time to pay: only a few do for one registration.
  pushed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, payment_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CREATE UNIQUE INDEX payment_id_is_global ON payment (payment_id);
CREATE INDEX payment_of_registration ON payment (account_id, registration_id, created_at DESC);
CALL make_tenant_table('payment');
GRANT SELECT, INSERT, UPDATE ON payment TO zapisano_app;
GRANT SELECT (account_id, payment_id) ON payment TO zapisano_gate;
CREATE POLICY through_gate ON payment FOR SELECT TO zapisano_gate USING (true);

-- Append-only by rights. Charges are positive, payments negative: the balance is the sum.
CREATE TABLE ledger_entry (
  account_id uuid NOT NULL,
  ledger_entry_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('charge', 'payment', 'refund', 'correction')),
  amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'PLN' CHECK (currency = 'PLN'),
  payment_id uuid,
  explanation jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (account_id, ledger_entry_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CREATE INDEX ledger_entry_of_registration ON ledger_entry (account_id, registration_id, at);
-- A payment is booked once, however often its notice comes.
CREATE UNIQUE INDEX ledger_entry_once_a_payment ON ledger_entry (account_id, payment_id) WHERE kind = 'payment';
CALL make_tenant_table('ledger_entry');
GRANT SELECT, INSERT ON ledger_entry TO zapisano_app;

-- Global inbox of gateways: a notice comes before its account is known.
CREATE TABLE gateway_notice (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  payment_id uuid NOT NULL,
  -- By which the gateway is asked, also when our own note of it was lost.
  transaction_id text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  PRIMARY KEY (gateway, notice_id)
);
CREATE INDEX gateway_notice_unsettled ON gateway_notice (received_at) WHERE settled_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON gateway_notice TO zapisano_app;

CREATE FUNCTION gate.account_of_payment(wanted_payment uuid) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
BEGIN ATOMIC
  SELECT account_id FROM public.payment WHERE payment_id = wanted_payment;
END;
ALTER FUNCTION gate.account_of_payment OWNER TO zapisano_gate;
REVOKE ALL ON FUNCTION gate.account_of_payment FROM public;
GRANT EXECUTE ON FUNCTION gate.account_of_payment TO zapisano_app;

CREATE TABLE ticket (
  account_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  event_id uuid NOT NULL,
  code text NOT NULL,
  used_at timestamptz,
  used_by text,
  used_gate text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, ticket_id),
  UNIQUE (account_id, code),
  UNIQUE (account_id, participant_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id)
);
CALL make_tenant_table('ticket');
GRANT SELECT, INSERT, UPDATE ON ticket TO zapisano_app;

-- Every scan, also the refused ones. The nonce is the device's: the same scan sent twice is one.
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

CREATE TABLE message (
  account_id uuid NOT NULL,
  message_id uuid NOT NULL,
  registration_id uuid,
  kind text NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent',
    'skipped', -- what it would tell was no longer true when its turn came
    'failed')), -- the mail server did not take it, again and again; the history says so
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (account_id, message_id),
  -- One message of a kind for a registration: jobs may run twice.
  UNIQUE (account_id, registration_id, kind)
);
CALL make_tenant_table('message');
GRANT SELECT, INSERT, UPDATE ON message TO zapisano_app;
