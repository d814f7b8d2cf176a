-- Messages to participants, and the limits that keep us from flooding a stranger's mailbox
-- (docs/decisions/024-mails-to-strangers-are-few.md).

CREATE TABLE message (
  account_id uuid NOT NULL,
  message_id uuid NOT NULL,
  registration_id uuid,
  kind text NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent',
    'skipped', -- no longer true when its turn came
    'failed', -- the mail server refused it, again and again; the history says so
    'kept', -- of a demo account, where a mail server is configured: sent to nobody
    'withheld')), -- above a limit: sent later, with others to the same recipient in one
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- Its content that cannot be read from the registration later.
  about jsonb NOT NULL DEFAULT '{}',
  -- A message is about a registration or about a waiting entry.
  waiting_entry_id uuid,
  -- The message in whose mail this one is sent too.
  merged_into uuid,
  PRIMARY KEY (account_id, message_id),
  FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry (account_id, waiting_entry_id),
  UNIQUE (account_id, waiting_entry_id, kind)
);
-- One message of a kind for each registration, because jobs may run twice; any number of those about one of several
-- things: a change, a place, a link, a refund, an address.
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
  WHERE kind NOT IN ('changed', 'handed_over', 'taken_over', 'place_offered', 'link', 'confirm_email', 'email_changed',
                     'refunded', 'refund_account');
CREATE INDEX message_merged ON message (account_id, merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX message_by_recipient ON message (account_id, lower(recipient), created_at);
CALL make_tenant_table('message');
GRANT SELECT, INSERT, UPDATE ON message TO zapisano_app;

-- Recipients who have opened a link that only a mail of ours carried, by a hash that nobody can make without our key.
CREATE TABLE known_recipient (
  account_id uuid NOT NULL REFERENCES account (account_id),
  recipient_hash bytea NOT NULL,
  known_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, recipient_hash)
);
CALL make_tenant_table('known_recipient');
GRANT SELECT, INSERT ON known_recipient TO zapisano_app;

-- Global: how many mails were sent in an hour, by owner: a recipient whatever the account, or an account.
CREATE TABLE mail_count (
  owner_hash bytea NOT NULL,
  hour timestamptz NOT NULL,
  mails integer NOT NULL,
  PRIMARY KEY (owner_hash, hour)
);
CREATE INDEX mail_count_by_age ON mail_count (hour);
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_count TO zapisano_app;
