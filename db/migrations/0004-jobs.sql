-- Jobs are rows of graphile_worker, which belongs to zapisano_worker (see src/server/db/migrate.ts).
-- The application may add a job by this function alone: it cannot read, change or run one.

CREATE SCHEMA jobs AUTHORIZATION zapisano_worker;
GRANT USAGE ON SCHEMA jobs TO zapisano_app;

CREATE FUNCTION jobs.enqueue(task text, account uuid, payload jsonb, run_at timestamptz, key text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
AS $$
  SELECT graphile_worker.add_job(
    task,
    payload := (payload || jsonb_build_object('account', account))::json,
    run_at := run_at,
    max_attempts := 25,
    job_key := key,
    job_key_mode := 'replace');
$$;
ALTER FUNCTION jobs.enqueue OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.enqueue FROM public;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_app;
