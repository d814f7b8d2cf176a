-- People who are perhaps registered twice (docs/decisions/059-people-who-look-the-same.md), and lists that are filtered by tags.

-- By what somebody who holds a place is recognised: signatures, of which nothing can be read. Made anew with the rows of lists.
CREATE TABLE person_key (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pesel', 'birth', 'email')),
  key text COLLATE "C" NOT NULL,
  PRIMARY KEY (account_id, participant_id, kind, key),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
CREATE INDEX person_key_same ON person_key (account_id, event_id, key);
CREATE INDEX person_key_of_registration ON person_key (account_id, registration_id);
COMMENT ON TABLE person_key IS 'Signatures by which people who look the same are found';
CALL make_tenant_table('person_key');
GRANT SELECT, INSERT, DELETE ON person_key TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON person_key TO zapisano_demo;
CREATE POLICY of_demo ON person_key TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- Two people of two registrations who look the same, until somebody has said that they are not, or one holds no place any more.
CREATE TABLE same_person (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The one whose registration has the smaller id, which is the older one.
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  one_registration_id uuid NOT NULL,
  other_registration_id uuid NOT NULL,
  kinds text[] NOT NULL,
  PRIMARY KEY (account_id, one_id, other_id),
  FOREIGN KEY (account_id, one_registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, other_registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
CREATE INDEX same_person_of_event ON same_person (account_id, event_id, other_registration_id, one_registration_id);
CREATE INDEX same_person_of_one ON same_person (account_id, one_registration_id);
CREATE INDEX same_person_of_other ON same_person (account_id, other_registration_id);
COMMENT ON TABLE same_person IS 'Pairs of people who are perhaps registered twice';
CALL make_tenant_table('same_person');
GRANT SELECT, INSERT, DELETE ON same_person TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON same_person TO zapisano_demo;
CREATE POLICY of_demo ON same_person TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- Registrations of which somebody has said that their people are others.
CREATE TABLE told_apart (
  account_id uuid NOT NULL,
  one_registration_id uuid NOT NULL,
  other_registration_id uuid NOT NULL CHECK (one_registration_id < other_registration_id),
  told_by text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, one_registration_id, other_registration_id),
  FOREIGN KEY (account_id, one_registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, other_registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
CREATE INDEX told_apart_of_other ON told_apart (account_id, other_registration_id);
COMMENT ON TABLE told_apart IS 'Registrations whose people look the same and are not';
CALL make_tenant_table('told_apart');
GRANT SELECT, INSERT ON told_apart TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON told_apart TO zapisano_demo;
CREATE POLICY of_demo ON told_apart TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- No row has a mark of its tags yet, and nobody a key.
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
INSERT INTO list_refresh (account_id, registration_id) SELECT account_id, registration_id FROM registration;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;
