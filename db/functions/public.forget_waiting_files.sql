-- Files that a party brought to the waiting list are not kept once it waits no longer: what it has registered with is
-- attached by then, and nobody needs the rest. The draft names them in its answers.
CREATE OR REPLACE FUNCTION forget_waiting_files() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM file f
   WHERE f.account_id = NEW.account_id AND f.event_id = NEW.event_id AND f.state = 'uploaded'
     AND f.file_id::text IN (
       SELECT named #>> '{}' FROM jsonb_path_query(NEW.draft, 'lax $.answers.*[*].id') named
        UNION ALL
       SELECT named #>> '{}' FROM jsonb_path_query(NEW.draft, 'lax $.people[*].answers.*[*].id') named);
  RETURN NULL;
END $$;

-- It stands here because a trigger cannot exist before its function, and tables are made before functions.
CREATE OR REPLACE TRIGGER forget_waiting_files AFTER UPDATE OF state ON waiting_entry FOR EACH ROW
  WHEN (NEW.state NOT IN ('waiting', 'offered') AND OLD.state <> NEW.state
    AND jsonb_path_exists(NEW.draft, 'lax $.**.answers.*[*].id'))
  EXECUTE FUNCTION forget_waiting_files();
