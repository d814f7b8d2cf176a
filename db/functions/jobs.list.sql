-- Every job with its state: waiting (for its moment), due, running, failing (will be retried), given_up. Runs with the
-- rights of its caller, so only the worker's role can use it.
CREATE OR REPLACE FUNCTION jobs.list() RETURNS TABLE (id bigint, task text, account_id uuid, state text, attempts integer,
  max_attempts integer, created_at timestamptz, run_at timestamptz, last_error text)
LANGUAGE sql STABLE SET search_path = pg_catalog
AS $$
  SELECT j.id, t.identifier, (j.payload->>'account')::uuid,
    CASE
      WHEN j.locked_at IS NOT NULL THEN 'running'
      WHEN j.attempts >= j.max_attempts THEN 'given_up'
      WHEN j.attempts > 0 OR j.last_error IS NOT NULL THEN 'failing'
      WHEN j.run_at <= now() THEN 'due'
      ELSE 'waiting'
    END,
    j.attempts, j.max_attempts, j.created_at, j.run_at, j.last_error
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id;
$$;

ALTER FUNCTION jobs.list OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.list FROM public;
