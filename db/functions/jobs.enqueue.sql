-- Adds a job, or replaces the waiting one with the same key (`jobs.key_of`). Raises insufficient_privilege for another
-- account than the one that was entered. Among jobs due at once, money comes first, then expiries, then reminders, then
-- mail.
CREATE OR REPLACE FUNCTION jobs.enqueue(task text, account uuid, payload jsonb, run_at timestamptz, key text)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF account IS DISTINCT FROM coalesce(public.current_account(), account) THEN
    RAISE insufficient_privilege USING MESSAGE = 'a job of another account';
  END IF;
  PERFORM graphile_worker.add_job(
    task,
    payload := (payload || jsonb_build_object('account', account))::json,
    run_at := run_at,
    max_attempts := 25,
    job_key := jobs.key_of(account, key),
    job_key_mode := 'replace',
    priority := CASE task WHEN 'expire-registration' THEN 1 WHEN 'remind-to-pay' THEN 2 WHEN 'send-message' THEN 3
      ELSE 0 END);
END $$;

ALTER FUNCTION jobs.enqueue OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.enqueue FROM public;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_app;
