-- Scans and photographs of paper forms that were signed for a registration: for those of the staff who work with registrations.

CREATE TABLE signed_paper (
  account_id uuid NOT NULL,
  signed_paper_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- Of what was uploaded: the same content again is the same scan.
  source_sha256 bytea NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  -- Random: who knows the content does not know where it lies.
  storage_key text NOT NULL CHECK (storage_key ~ '^[0-9a-f]{64}$'),
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, signed_paper_id),
  UNIQUE (account_id, storage_key),
  UNIQUE (account_id, registration_id, source_sha256),
  -- It is kept as long as its registration: the trigger `queue_file_removal` deletes the bytes with the row.
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
COMMENT ON TABLE signed_paper IS 'Scans and photographs of paper forms that were signed for a registration';
CALL make_tenant_table('signed_paper');
GRANT SELECT, INSERT, DELETE ON signed_paper TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON signed_paper TO zapisano_demo;
CREATE POLICY of_demo ON signed_paper TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
