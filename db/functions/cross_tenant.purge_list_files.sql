-- Deletes files of lists whose time is over, of all accounts, at most so many; returns how many. A job deletes the bytes of
-- each part (`queue_file_removal`).
CREATE OR REPLACE FUNCTION cross_tenant.purge_list_files(at_most integer) RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  WITH over AS (
    SELECT f.account_id, f.list_file_id FROM public.list_file f WHERE f.kept_until < now() ORDER BY f.kept_until LIMIT at_most
  ), purged AS (
    DELETE FROM public.list_file f USING over
     WHERE f.account_id = over.account_id AND f.list_file_id = over.list_file_id AND f.kept_until < now() RETURNING 1
  )
  SELECT count(*) FROM purged;
END;

ALTER FUNCTION cross_tenant.purge_list_files OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.purge_list_files FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.purge_list_files TO zapisano_app;
