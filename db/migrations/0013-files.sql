-- Files that people upload: their rows. The bytes are in the storage, under a random key (docs/decisions/033-files.md).

CREATE TABLE file (
  account_id uuid NOT NULL,
  file_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Where the bytes are; nobody outside learns it.
  storage_key text NOT NULL CHECK (storage_key ~ '^[0-9a-f]{64}$'),
  -- As the person has named it, and what the content was found to be.
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('uploaded', 'attached')),
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  -- The secret of the browser that uploaded it, hashed: by it the file can be attached, once.
  draft_hash bytea NOT NULL,
  registration_id uuid,
  -- Whose answer it is (NULL: of the whole registration), and to which question.
  person text,
  question text,
  -- Its row is deleted then, and its bytes by a job; NULL: as long as the registration.
  kept_until timestamptz,
  PRIMARY KEY (account_id, file_id),
  UNIQUE (account_id, storage_key),
  CHECK ((state = 'attached') = (registration_id IS NOT NULL)),
  CHECK (state = 'attached' OR kept_until IS NOT NULL),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CREATE INDEX file_of_draft ON file (account_id, draft_hash) WHERE state = 'uploaded';
CREATE INDEX file_of_registration ON file (account_id, registration_id) WHERE state = 'attached';
CREATE INDEX file_to_purge ON file (kept_until) WHERE kept_until IS NOT NULL;
CALL make_tenant_table('file');
GRANT SELECT, INSERT, UPDATE, DELETE ON file TO zapisano_app;
GRANT SELECT (account_id, file_id, kept_until), DELETE ON file TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON file TO zapisano_cross_tenant USING (kept_until < now());

-- Uploads that a network has begun. Rows of the last hour count, older ones are deleted with the next one.
CREATE TABLE upload_request (
  account_id uuid NOT NULL,
  upload_request_id uuid NOT NULL DEFAULT uuidv7(),
  asked_from bytea NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, upload_request_id)
);
CREATE INDEX upload_request_by_age ON upload_request (account_id, asked_at);
CALL make_tenant_table('upload_request');
GRANT SELECT, INSERT, DELETE ON upload_request TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON file, upload_request TO zapisano_demo;
CREATE POLICY of_demo ON file TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON upload_request TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
