-- The people of an account: who is invited, and from which devices somebody is signed in.

-- An invitation that was neither accepted nor withdrawn. Who opens its link and signs in becomes a member, once.
CREATE TABLE team_invitation (
  account_id uuid NOT NULL REFERENCES account (account_id),
  team_invitation_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN
    ('owner', 'administrator', 'registrations', 'finance', 'check_in', 'read_only', 'group_leader')),
  -- It is withdrawn when they may not give this role any more.
  invited_by uuid NOT NULL REFERENCES app_user (user_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- The secret of the link: hashed, and sealed for the mail that carries it.
  token_hash bytea NOT NULL UNIQUE,
  link_sealed text NOT NULL,
  -- A new one for each time it is sent.
  mail_id uuid NOT NULL,
  mail text NOT NULL DEFAULT 'queued' CHECK (mail IN ('queued', 'sent',
    'failed', -- the mail server refused it, again and again
    'kept', -- of a demo account, where a mail server is configured: sent to nobody
    'withheld')), -- above a limit: sent later
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  PRIMARY KEY (account_id, team_invitation_id)
);
CREATE UNIQUE INDEX team_invitation_of_address ON team_invitation (account_id, lower(email));
CALL make_tenant_table('team_invitation');
GRANT SELECT, INSERT, UPDATE, DELETE ON team_invitation TO zapisano_app;
GRANT SELECT (account_id, token_hash) ON team_invitation TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON team_invitation FOR SELECT TO zapisano_cross_tenant USING (true);

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON team_invitation TO zapisano_demo;
CREATE POLICY of_demo ON team_invitation TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- People see their own sessions and end them; the id names one without its cookie.
ALTER TABLE session
  ADD COLUMN session_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- As the browser named itself when it signed in.
  ADD COLUMN user_agent text NOT NULL DEFAULT '';
CREATE INDEX session_of_user ON session (user_id);
