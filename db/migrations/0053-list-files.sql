-- Files of long lists that a job makes, part by part (docs/decisions/069-long-lists-are-made-by-a-job.md).

CREATE TABLE list_file (
  account_id uuid NOT NULL,
  list_file_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The member who has asked for it, and gets it: nobody else.
  user_id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('people', 'registrations')),
  -- What is asked of the list, and in which format (src/contract/list-files.ts).
  query jsonb NOT NULL,
  -- How many rows there were when it was asked for; NULL: more than are counted.
  rows integer CHECK (rows >= 0),
  written integer NOT NULL DEFAULT 0 CHECK (written >= 0),
  parts integer NOT NULL DEFAULT 0 CHECK (parts >= 0),
  -- The row behind which the next part begins; NULL: at the beginning.
  after_key text,
  after_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- NULL: it is being made.
  ended_at timestamptz,
  -- Its row and its parts are deleted then.
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, list_file_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id),
  FOREIGN KEY (account_id, user_id) REFERENCES membership (account_id, user_id) ON DELETE CASCADE,
  CHECK ((after_key IS NULL) = (after_id IS NULL))
);
COMMENT ON TABLE list_file IS 'Files of long lists, made by a job and kept for a day';
CREATE INDEX list_file_of_user ON list_file (account_id, user_id);
CREATE INDEX list_file_to_purge ON list_file (kept_until);
CALL make_tenant_table('list_file');
GRANT SELECT, INSERT, UPDATE, DELETE ON list_file TO zapisano_app;
GRANT SELECT (account_id, list_file_id, kept_until), DELETE ON list_file TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON list_file TO zapisano_cross_tenant USING (kept_until < now());

CREATE TABLE list_file_part (
  account_id uuid NOT NULL,
  list_file_id uuid NOT NULL,
  -- Where the bytes are; the trigger `queue_file_removal` deletes them with the row.
  storage_key text NOT NULL CHECK (storage_key ~ '^[0-9a-f]{64}$'),
  -- From 0 on; NULL: it is being written, or its run was broken off.
  position integer CHECK (position >= 0),
  PRIMARY KEY (account_id, storage_key),
  UNIQUE (account_id, list_file_id, position),
  FOREIGN KEY (account_id, list_file_id) REFERENCES list_file (account_id, list_file_id) ON DELETE CASCADE
);
COMMENT ON TABLE list_file_part IS 'Rows of a file of a list, in the storage';
CALL make_tenant_table('list_file_part');
GRANT SELECT, INSERT, UPDATE, DELETE ON list_file_part TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['list_file', 'list_file_part'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
