-- Frees the rooms and vehicles of people who do not take part any more, and of those who have chosen something else of what
-- the room or vehicle is for; marks what became free.
CREATE OR REPLACE FUNCTION leave_spaces() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'registration' THEN
    WITH gone AS (
      DELETE FROM space_person sp USING participant p
       WHERE sp.account_id = NEW.account_id AND p.account_id = NEW.account_id
         AND p.registration_id = NEW.registration_id AND sp.participant_id = p.participant_id
      RETURNING sp.space_id)
    UPDATE space s SET freed_at = now() FROM gone g WHERE s.account_id = NEW.account_id AND s.space_id = g.space_id;
  ELSE
    WITH gone AS (
      DELETE FROM space_person sp USING space s
       WHERE sp.account_id = NEW.account_id AND sp.participant_id = NEW.participant_id
         AND s.account_id = sp.account_id AND s.space_id = sp.space_id
         AND (NEW.left_at IS NOT NULL
           OR OLD.choices->coalesce(s.item, s.scope) IS DISTINCT FROM NEW.choices->coalesce(s.item, s.scope))
      RETURNING sp.space_id)
    UPDATE space s SET freed_at = now() FROM gone g WHERE s.account_id = NEW.account_id AND s.space_id = g.space_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER leave_spaces AFTER UPDATE OF state ON registration FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('expired', 'cancelled', 'withdrawn'))
  EXECUTE FUNCTION leave_spaces();
CREATE OR REPLACE TRIGGER leave_spaces AFTER UPDATE OF left_at, choices ON participant FOR EACH ROW
  WHEN ((OLD.left_at IS NULL AND NEW.left_at IS NOT NULL) OR OLD.choices IS DISTINCT FROM NEW.choices)
  EXECUTE FUNCTION leave_spaces();
