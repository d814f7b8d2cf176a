-- Recent tries, by where they came from, so that nobody can guess codes, personal data or mailboxes. All hashes are keyed:
-- nobody can make them without our key.

-- Wrong codes of discounts and the like (docs/decisions/015-wrong-codes-are-counted.md).
CREATE TABLE wrong_code (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The address, and what was typed.
  asked_from bytea NOT NULL,
  code_hash bytea NOT NULL,
  tried_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, event_id, asked_from, code_hash),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE INDEX wrong_code_of_event ON wrong_code (account_id, event_id, tried_at);
CREATE INDEX wrong_code_by_age ON wrong_code (tried_at);
CALL make_tenant_table('wrong_code');
GRANT SELECT, INSERT, UPDATE, DELETE ON wrong_code TO zapisano_app;
GRANT SELECT (tried_at), DELETE ON wrong_code TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON wrong_code TO zapisano_cross_tenant USING (tried_at < now() - interval '1 hour');

-- People for whom orders have asked the limits of one person: guessing somebody's number or birth date takes many
-- questions that have something in common (docs/decisions/021-limits-of-one-person-name-nobody.md).
CREATE TABLE person_try (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- What the guesses have in common, the person asked about, and the address.
  subject_hash bytea NOT NULL,
  person_hash bytea NOT NULL,
  asked_from bytea NOT NULL,
  tried_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, event_id, subject_hash, asked_from, person_hash),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE INDEX person_try_by_age ON person_try (tried_at);
CALL make_tenant_table('person_try');
GRANT SELECT, INSERT, UPDATE, DELETE ON person_try TO zapisano_app;
GRANT SELECT (tried_at), DELETE ON person_try TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON person_try TO zapisano_cross_tenant USING (tried_at < now() - interval '25 hours');

-- Requests for links to the registrations of a mailbox. Rows of the last hour count, older ones are deleted with the
-- next request.
CREATE TABLE link_request (
  account_id uuid NOT NULL,
  link_request_id uuid NOT NULL DEFAULT uuidv7(),
  asked_from bytea NOT NULL,
  mailbox bytea NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, link_request_id)
);
CREATE INDEX link_request_by_age ON link_request (account_id, asked_at);
CALL make_tenant_table('link_request');
GRANT SELECT, INSERT, DELETE ON link_request TO zapisano_app;
