-- Jobs of the entered account that do not succeed: how many of each kind, since when, the most attempts and the next one.
-- No payload and no error message: those may name people.
CREATE OR REPLACE FUNCTION jobs.troubles() RETURNS TABLE (task text, state text, count integer, since timestamptz,
  attempts integer, next_try timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
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
