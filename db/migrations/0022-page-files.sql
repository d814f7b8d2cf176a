-- Files that pages of an account offer for download, as they were uploaded; pictures made anew (docs/decisions/047-files-of-pages.md).
CREATE TABLE page_file (
  account_id uuid NOT NULL REFERENCES account (account_id),
  page_file_id uuid NOT NULL,
  -- Of what was uploaded: the same content again is the same file.
  source_sha256 bytea NOT NULL,
  -- Of what is served; part of its public address, so that an address never changes its content.
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{32}$'),
  -- As the device has named it, with an ending of its kind.
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx', 'odt', 'jpg', 'png')),
  size integer NOT NULL CHECK (size > 0),
  storage_key text NOT NULL CHECK (storage_key ~ '^[0-9a-f]{64}$'),
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, page_file_id),
  UNIQUE (account_id, source_sha256),
  UNIQUE (account_id, storage_key)
);
COMMENT ON TABLE page_file IS 'Files that pages of an account offer for download.';
CREATE INDEX page_file_by_content ON page_file (account_id, content_hash);
CALL make_tenant_table('page_file');
GRANT SELECT, INSERT, DELETE ON page_file TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON page_file TO zapisano_demo;
CREATE POLICY of_demo ON page_file TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
