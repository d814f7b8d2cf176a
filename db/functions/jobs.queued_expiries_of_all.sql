-- Unpaid registrations of all accounts for which an expiry job waits; a job that has given up does not count. For the owner
-- of the database.
CREATE OR REPLACE FUNCTION jobs.queued_expiries_of_all() RETURNS TABLE (account_id uuid, registration_id uuid)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
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
      UNION ALL SELECT e->'payload' FROM jsonb_array_elements(w.payload->'each') e) single(payload);
$$;

ALTER FUNCTION jobs.queued_expiries_of_all OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.queued_expiries_of_all FROM public;
