-- Seconds for which the oldest due job has been waiting; a node reports it as part of its health.
CREATE OR REPLACE FUNCTION jobs.lag() RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(floor(extract(epoch FROM now() - min(j.run_at))), 0)::integer
    FROM graphile_worker._private_jobs j WHERE j.is_available AND j.run_at <= now();
$$;

ALTER FUNCTION jobs.lag OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.lag FROM public;
GRANT EXECUTE ON FUNCTION jobs.lag TO zapisano_app;
