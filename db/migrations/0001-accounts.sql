-- Accounts, the people who work in them, and the ground every later table stands on: roles,
-- row-level security by account, and the closed list of gates.

-- Roles are of the whole cluster and have no password: the server's connections take them on.
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['zapisano_app', 'zapisano_worker', 'zapisano_gate'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL; -- another database of this cluster is being migrated at this moment
      END;
    END IF;
    IF NOT pg_has_role(current_user, wanted, 'MEMBER') THEN
      EXECUTE format('GRANT %I TO %I', wanted, current_user);
    END IF;
  END LOOP;
END $$;

-- Entrances that come before an account is known. Their owner may read what its policies name, no more.
CREATE SCHEMA gate;
GRANT USAGE ON SCHEMA gate TO zapisano_app, zapisano_worker, zapisano_gate;
GRANT USAGE ON SCHEMA public TO zapisano_app, zapisano_worker, zapisano_gate;
GRANT CREATE ON SCHEMA gate TO zapisano_gate;

-- The account of this transaction; after SET LOCAL has ended the setting is '', hence nullif.
CREATE FUNCTION current_account() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.account_id', true), '')::uuid;

-- Makes a table a tenant's: row-level security for everybody, the owner too.
CREATE PROCEDURE make_tenant_table(tenant_table regclass)
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format(
    'CREATE POLICY of_account ON %s USING (account_id = (SELECT current_account())) WITH CHECK (account_id = (SELECT current_account()))',
    tenant_table);
END $$;

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
  created_at timestamptz NOT NULL DEFAULT now()
);
CALL make_tenant_table('account');
GRANT SELECT, INSERT, UPDATE ON account TO zapisano_app;

-- Global: which account answers on a host. Platform hosts now, own domains later.
CREATE TABLE hostname (
  host text PRIMARY KEY CHECK (host = lower(host)),
  account_id uuid NOT NULL REFERENCES account (account_id),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON hostname TO zapisano_app;

-- Global: a person who can sign in; the subject is the identity provider's.
CREATE TABLE app_user (
  user_id uuid PRIMARY KEY,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (issuer, subject)
);
GRANT SELECT, INSERT, UPDATE ON app_user TO zapisano_app;

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
GRANT SELECT (account_id, user_id) ON membership TO zapisano_gate;
CREATE POLICY through_gate ON membership FOR SELECT TO zapisano_gate USING (true);

-- Global: a signed-in browser. The cookie's value is kept hashed.
CREATE TABLE session (
  session_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON session TO zapisano_app;

-- Append-only: who changed what, with before and after in the details.
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

-- Ids only: what a gate lets through is a key, never a row.
CREATE FUNCTION gate.accounts_of_user(wanted_user uuid) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
BEGIN ATOMIC
  SELECT account_id FROM public.membership WHERE user_id = wanted_user;
END;
ALTER FUNCTION gate.accounts_of_user OWNER TO zapisano_gate;
REVOKE ALL ON FUNCTION gate.accounts_of_user FROM public;
GRANT EXECUTE ON FUNCTION gate.accounts_of_user TO zapisano_app;
