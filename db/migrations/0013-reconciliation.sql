-- Once a night the books of each account are held against each other (docs/reconciliation.md).

-- What was found, the newest last. Append-only by rights.
CREATE TABLE reconciliation (
  account_id uuid NOT NULL REFERENCES account (account_id),
  reconciliation_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- How many of what was looked at, by kind.
  checked jsonb NOT NULL,
  -- What does not agree, each with its rule and its rows; [] when everything does.
  differences jsonb NOT NULL,
  PRIMARY KEY (account_id, reconciliation_id)
);
CALL make_tenant_table('reconciliation');
GRANT SELECT, INSERT ON reconciliation TO zapisano_app;

-- Global: when the jobs of a night were last queued, so that of all nodes one does it.
CREATE TABLE nightly_round (
  task text PRIMARY KEY,
  begun_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON nightly_round TO zapisano_app;
-- The first night is the next one.
INSERT INTO nightly_round VALUES ('reconcile', now());

-- Unpaid registrations for which a job waits that looks at the end of their time to pay; a job that has given up
-- does not. Of the account that was entered; without one, of all: ids alone, as at a gate.
CREATE FUNCTION jobs.queued_expiries() RETURNS TABLE (account_id uuid, registration_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog
AS $$
  WITH waiting AS MATERIALIZED (
    SELECT (j.payload->>'account')::uuid AS account, j.payload::jsonb AS payload
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'expire-registration' AND j.attempts < j.max_attempts)
  SELECT w.account, (single.payload->>'registration')::uuid
    FROM waiting w
   -- A batch of orders adds one job for all; see src/server/jobs/unpack.ts.
   CROSS JOIN LATERAL (
      SELECT w.payload WHERE w.payload ? 'registration'
      UNION ALL SELECT e->'payload' FROM jsonb_array_elements(w.payload->'each') e) single(payload)
   WHERE w.account = coalesce(public.current_account(), w.account);
$$;
ALTER FUNCTION jobs.queued_expiries OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.queued_expiries FROM public;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries TO zapisano_app;

-- Unpaid registrations of demo accounts: after a restoration their time to pay is new, and so must its job be.
CREATE FUNCTION demo.unpaid_registrations()
RETURNS TABLE (account_id uuid, registration_id uuid, expires_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public SET app.account_id = ''
BEGIN ATOMIC
  SELECT r.account_id, r.registration_id, r.expires_at FROM public.registration r
   WHERE r.state = 'awaiting_payment' AND r.expires_at IS NOT NULL;
END;
ALTER FUNCTION demo.unpaid_registrations OWNER TO zapisano_demo;
REVOKE ALL ON FUNCTION demo.unpaid_registrations FROM public;
GRANT EXECUTE ON FUNCTION demo.unpaid_registrations TO zapisano_app;
