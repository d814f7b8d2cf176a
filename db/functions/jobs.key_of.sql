-- The key of a job, qualified by its account: the same key of another account is another job.
CREATE OR REPLACE FUNCTION jobs.key_of(account uuid, key text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
RETURN coalesce(account::text || ':', '') || key;

ALTER FUNCTION jobs.key_of OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION jobs.key_of FROM public;
