-- A registration that has ended is asked nothing any more, nor are people of whom none takes part; what was held for their
-- answers is free. A trigger of registrations and of participants.
CREATE OR REPLACE FUNCTION end_choice_questions() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  WITH ended AS (
    UPDATE choice_question q SET state = 'withdrawn', ended_at = now(), handled_at = now()
     WHERE q.account_id = NEW.account_id AND q.registration_id = NEW.registration_id AND q.state = 'open'
       AND (TG_TABLE_NAME = 'registration' OR NOT EXISTS (
         SELECT FROM participant p WHERE p.account_id = q.account_id AND p.participant_id = ANY (q.people)
            AND p.left_at IS NULL))
    RETURNING q.hold_id),
  -- Another transaction that has locked such a hold is ending it already.
  held AS (
    SELECT h.hold_id FROM hold h JOIN ended e USING (hold_id) WHERE h.account_id = NEW.account_id
       FOR UPDATE OF h SKIP LOCKED)
  UPDATE hold h SET expires_at = now() FROM held WHERE h.account_id = NEW.account_id AND h.hold_id = held.hold_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_choice_questions AFTER UPDATE OF state ON registration FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state IN ('expired', 'cancelled', 'withdrawn'))
  EXECUTE FUNCTION end_choice_questions();
CREATE OR REPLACE TRIGGER end_choice_questions AFTER UPDATE OF left_at ON participant FOR EACH ROW
  WHEN (OLD.left_at IS NULL AND NEW.left_at IS NOT NULL)
  EXECUTE FUNCTION end_choice_questions();
