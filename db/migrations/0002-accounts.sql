-- Accounts, the people who work in them, and how an account is opened.

CREATE TABLE account (
  account_id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 3 AND 50),
  -- What a contract needs and a page shows: legal name, address, contact.
  legal_name text NOT NULL,
  address text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  contact_person text NOT NULL,
  contact_note text NOT NULL DEFAULT '',
  accent text NOT NULL DEFAULT '#23408e' CHECK (accent ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Its people and events are invented: its pages say so, and its mail is sent to nobody.
  demo boolean NOT NULL DEFAULT false,
  -- Grosze; a promised refund above it waits until the staff confirm it.
  refund_confirmation_above bigint NOT NULL DEFAULT 50000 CHECK (refund_confirmation_above >= 0)
);
CALL make_tenant_table('account');
GRANT SELECT, INSERT, UPDATE ON account TO zapisano_app;

-- Global: which account answers on a host. Platform hosts now, own domains later.
CREATE TABLE hostname (
  host text PRIMARY KEY CHECK (host = lower(host)),
  account_id uuid NOT NULL REFERENCES account (account_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Its name resembles a bank's, an office's or a well-known brand's: it answers once somebody has approved it.
  on_review boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT ON hostname TO zapisano_app;

-- Global: a person who can sign in; the subject is the identity provider's. The identity of a user never changes.
CREATE TABLE app_user (
  user_id uuid PRIMARY KEY,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (issuer, subject)
);
GRANT SELECT, INSERT, UPDATE (email, name) ON app_user TO zapisano_app;

CREATE TABLE membership (
  account_id uuid NOT NULL REFERENCES account (account_id),
  user_id uuid NOT NULL REFERENCES app_user (user_id),
  role text NOT NULL CHECK (role IN
    ('owner', 'administrator', 'registrations', 'finance', 'check_in', 'read_only', 'group_leader')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, user_id)
);
CREATE INDEX membership_of_user ON membership (user_id);
CALL make_tenant_table('membership');
GRANT SELECT, INSERT, UPDATE, DELETE ON membership TO zapisano_app;
GRANT SELECT (account_id, user_id, role, created_at) ON membership TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON membership FOR SELECT TO zapisano_cross_tenant USING (true);

-- Append-only by rights: who changed what, with before and after in the details.
CREATE TABLE audit_entry (
  account_id uuid NOT NULL REFERENCES account (account_id),
  audit_entry_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  event_id uuid,
  registration_id uuid,
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (account_id, audit_entry_id)
);
CREATE INDEX audit_entry_of_registration ON audit_entry (account_id, registration_id, at);
CALL make_tenant_table('audit_entry');
GRANT SELECT, INSERT ON audit_entry TO zapisano_app;

-- Global: an account that a person requested with an Idempotency-Key; the key is worth nothing to others.
CREATE TABLE account_request (
  user_id uuid NOT NULL REFERENCES app_user (user_id) ON DELETE CASCADE,
  idempotency_key uuid NOT NULL,
  -- Of name and host. Not of the token: it may have been renewed between two tries.
  request_hash bytea NOT NULL,
  account_id uuid NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, idempotency_key)
);
GRANT SELECT, INSERT ON account_request TO zapisano_app;

-- Global: who may go from the wizard to the panel of a new account without signing in again. The ticket is a
-- cookie of the wizard's host; the code is made from it, for the address of the panel. Both are stored hashed,
-- and the row is deleted once a code was used.
CREATE TABLE hand_over (
  ticket_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (user_id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  code_hash bytea UNIQUE,
  code_expires_at timestamptz,
  CHECK ((code_hash IS NULL) = (code_expires_at IS NULL))
);
CREATE INDEX hand_over_expiry ON hand_over (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON hand_over TO zapisano_app;
