-- Makes sure that a job with this key exists and is due now. A waiting job keeps its attempts and its last error, or nobody
-- would see that it fails; one that has given up starts again; a running one is left alone. Raises insufficient_privilege
-- for another account than the one that was entered.
CREATE OR REPLACE FUNCTION jobs.enqueue_missing(task text, account uuid, payload jsonb, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE own_key text := jobs.key_of(account, key);
BEGIN
  IF account IS DISTINCT FROM coalesce(public.current_account(), account) THEN
    RAISE insufficient_privilege USING MESSAGE = 'a job of another account';
  END IF;
  PERFORM graphile_worker.reschedule_jobs(ARRAY[j.id], run_at := least(j.run_at, now()),
      attempts := CASE WHEN j.attempts < j.max_attempts THEN j.attempts ELSE 0 END)
    FROM graphile_worker.jobs j WHERE j.key = own_key AND j.locked_at IS NULL;
  IF NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = own_key) THEN
    PERFORM jobs.enqueue(task, account, payload, NULL, key);
  END IF;
END $$;

ALTER FUNCTION jobs.enqueue_missing OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.enqueue_missing FROM public;
GRANT EXECUTE ON FUNCTION jobs.enqueue_missing TO zapisano_app;
