-- What the office does to many at once: row after row, with a report of what did not work.

CREATE TABLE office_job (
  account_id uuid NOT NULL,
  office_job_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- What it does to each row (src/contract/office-jobs.ts).
  kind text NOT NULL,
  parameters jsonb NOT NULL,
  -- checking: each row is tried and taken back; prepared: waits until somebody begins it; withdrawn: was never begun.
  state text NOT NULL CHECK (state IN ('checking', 'prepared', 'running', 'stopped', 'done', 'withdrawn')),
  rows integer NOT NULL CHECK (rows >= 0),
  begun_by text NOT NULL,
  begun_by_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (account_id, office_job_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE INDEX office_job_of_event ON office_job (account_id, event_id, created_at);
COMMENT ON TABLE office_job IS 'Work of the office on many registrations at once';
CALL make_tenant_table('office_job');
GRANT SELECT, INSERT, UPDATE ON office_job TO zapisano_app;

CREATE TABLE office_job_row (
  account_id uuid NOT NULL,
  office_job_id uuid NOT NULL,
  position integer NOT NULL,
  -- The registration it is about; of an import the one it has made. A test that was wiped leaves the row behind.
  registration_id uuid,
  -- The people of it who are meant.
  people uuid[] NOT NULL DEFAULT '{}',
  -- How many people it is about, and what people call it.
  heads integer NOT NULL,
  label text NOT NULL,
  -- Lines of the imported file, and what they say, sealed; gone once the row is done.
  lines integer[] NOT NULL DEFAULT '{}',
  input_sealed text,
  -- The key under which an import orders: the same row never orders twice.
  row_key uuid NOT NULL DEFAULT gen_random_uuid(),
  -- What it would come to, as it was tried; NULL: not yet.
  checked jsonb,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
  -- What it has come to; written in the transaction that has done it.
  outcome jsonb,
  done_at timestamptz,
  PRIMARY KEY (account_id, office_job_id, position),
  FOREIGN KEY (account_id, office_job_id) REFERENCES office_job (account_id, office_job_id),
  CHECK ((state = 'waiting') = (outcome IS NULL))
);
CREATE INDEX office_job_row_waiting ON office_job_row (account_id, office_job_id, position) WHERE state = 'waiting';
COMMENT ON TABLE office_job_row IS 'Rows of work of the office, each with what has become of it';
CALL make_tenant_table('office_job_row');
GRANT SELECT, INSERT, UPDATE ON office_job_row TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['office_job', 'office_job_row'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
