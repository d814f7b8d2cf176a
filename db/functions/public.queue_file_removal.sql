-- A file whose row is deleted, by whichever way, leaves no bytes behind: the job is there exactly when the row is gone.
-- With the rights of the worker, who owns the jobs: the roles that delete rows of all accounts may not add any.
CREATE OR REPLACE FUNCTION queue_file_removal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM jobs.enqueue('delete-stored-file', OLD.account_id, jsonb_build_object('key', OLD.storage_key), NULL,
    'delete-stored-file:' || OLD.storage_key);
  RETURN NULL;
END $$;

ALTER FUNCTION queue_file_removal OWNER TO zapisano_worker;
REVOKE ALL ON FUNCTION queue_file_removal FROM public;

-- They stand here because a trigger cannot exist before its function, and tables are made before functions.
CREATE OR REPLACE TRIGGER queue_file_removal AFTER DELETE ON file FOR EACH ROW EXECUTE FUNCTION queue_file_removal();
CREATE OR REPLACE TRIGGER queue_file_removal AFTER DELETE ON picture_file FOR EACH ROW EXECUTE FUNCTION queue_file_removal();
CREATE OR REPLACE TRIGGER queue_file_removal AFTER DELETE ON page_file FOR EACH ROW EXECUTE FUNCTION queue_file_removal();
CREATE OR REPLACE TRIGGER queue_file_removal AFTER DELETE ON signed_paper FOR EACH ROW EXECUTE FUNCTION queue_file_removal();
CREATE OR REPLACE TRIGGER queue_file_removal AFTER DELETE ON list_file_part FOR EACH ROW EXECUTE FUNCTION queue_file_removal();
