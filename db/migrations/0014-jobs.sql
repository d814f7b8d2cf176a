-- What a job becomes when the worker was away or it does not succeed, and who may see that. Functions here run
-- with the rights of zapisano_worker, whose tables those of graphile_worker are.

-- As before, and with an order for what is due at once, as after a day without a worker: money first, then what
-- ends without it, then reminders, then mail.
CREATE OR REPLACE FUNCTION jobs.enqueue(task text, account uuid, payload jsonb, run_at timestamptz, key text)
RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
AS $$
  SELECT graphile_worker.add_job(
    task,
    payload := (payload || jsonb_build_object('account', account))::json,
    run_at := run_at,
    max_attempts := 25,
    job_key := key,
    job_key_mode := 'replace',
    priority := CASE task WHEN 'expire-registration' THEN 1 WHEN 'remind-to-pay' THEN 2 WHEN 'send-message' THEN 3
      ELSE 0 END);
$$;

-- Sees to it that there is a job by this key and that it is due now. One that waits keeps its attempts and its
-- last error, or nobody would ever see that it fails; one that has given up begins again; one in hand is left alone.
CREATE FUNCTION jobs.enqueue_missing(task text, account uuid, payload jsonb, key text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
AS $$
  SELECT graphile_worker.reschedule_jobs(ARRAY[j.id], run_at := least(j.run_at, now()),
      attempts := CASE WHEN j.attempts < j.max_attempts THEN j.attempts ELSE 0 END)
    FROM graphile_worker.jobs j WHERE j.key = enqueue_missing.key AND j.locked_at IS NULL;
  SELECT jobs.enqueue(task, account, payload, NULL, key)
   WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = enqueue_missing.key);
$$;
ALTER FUNCTION jobs.enqueue_missing OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.enqueue_missing FROM public;
GRANT EXECUTE ON FUNCTION jobs.enqueue_missing TO zapisano_app;

-- Every job with its state: waiting (for its moment), due, running, failing (to be tried again), given_up. For
-- the worker's role alone.
CREATE FUNCTION jobs.list() RETURNS TABLE (id bigint, task text, account_id uuid, state text, attempts integer,
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

-- What does not succeed for the account that was entered: how many jobs of a kind, since when, the most attempts
-- and the next one. No payload and no error: those may name people.
CREATE FUNCTION jobs.troubles() RETURNS TABLE (task text, state text, count integer, since timestamptz,
  attempts integer, next_try timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog
AS $$
  SELECT l.task, l.state, count(*)::integer, min(l.created_at), max(l.attempts),
    CASE l.state WHEN 'failing' THEN min(l.run_at) END
    FROM jobs.list() l
   WHERE l.account_id = public.current_account() AND l.state IN ('failing', 'given_up')
   GROUP BY l.task, l.state ORDER BY min(l.created_at), l.task;
$$;
ALTER FUNCTION jobs.troubles OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.troubles FROM public;
GRANT EXECUTE ON FUNCTION jobs.troubles TO zapisano_app;

-- For how many seconds the job that waits longest has been due: what a node says of its health.
CREATE FUNCTION jobs.lag() RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog
AS $$
  SELECT coalesce(floor(extract(epoch FROM now() - min(j.run_at))), 0)::integer
    FROM graphile_worker._private_jobs j WHERE j.is_available AND j.run_at <= now();
$$;
ALTER FUNCTION jobs.lag OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.lag FROM public;
GRANT EXECUTE ON FUNCTION jobs.lag TO zapisano_app;
