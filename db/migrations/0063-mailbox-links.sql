-- A link to all registrations of a mailbox, requested by its reader: it opens once, by a button
-- (docs/decisions/075-a-requested-link-opens-once.md). The address is sealed, the secret is hashed; the row is deleted when
-- the link is opened, and with a later request once it is too late.
CREATE TABLE mailbox_link (
  account_id uuid NOT NULL,
  mailbox_link_id uuid NOT NULL DEFAULT uuidv7(),
  token_hash bytea NOT NULL,
  email_sealed text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, mailbox_link_id)
);
COMMENT ON TABLE mailbox_link IS 'Requested links to all registrations of a mailbox, until they are opened';
CREATE UNIQUE INDEX mailbox_link_by_token ON mailbox_link (account_id, token_hash);
CALL make_tenant_table('mailbox_link');
GRANT SELECT, INSERT, DELETE ON mailbox_link TO zapisano_app;

GRANT SELECT, INSERT, DELETE ON mailbox_link TO zapisano_demo;
CREATE POLICY of_demo ON mailbox_link TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
