-- Notes how a statement has changed how many people take part in registrations that hold their places. It must be another
-- statement than one that changes whether they do: each counts by what the other has left.
CREATE OR REPLACE FUNCTION count_people() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO event_count_change (account_id, event_id, day, people)
    SELECT r.account_id, r.event_id, polish_day(r.created_at), count(*)
      FROM now_there p JOIN registration r USING (account_id, registration_id)
     WHERE p.left_at IS NULL AND holds_place(r.state) GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO event_count_change (account_id, event_id, day, people)
    SELECT r.account_id, r.event_id, polish_day(r.created_at), -count(*)
      FROM gone p JOIN registration r USING (account_id, registration_id)
     WHERE p.left_at IS NULL AND holds_place(r.state) GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO event_count_change (account_id, event_id, day, people)
    SELECT r.account_id, r.event_id, polish_day(r.created_at),
           sum(CASE WHEN present.left_at IS NULL THEN 1 ELSE -1 END)
      FROM gone former JOIN now_there present USING (account_id, participant_id)
      JOIN registration r ON r.account_id = present.account_id AND r.registration_id = present.registration_id
     WHERE (former.left_at IS NULL) <> (present.left_at IS NULL) AND holds_place(r.state) GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counted_new AFTER INSERT ON participant
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_people();
CREATE OR REPLACE TRIGGER counted_changed AFTER UPDATE ON participant
  REFERENCING OLD TABLE AS gone NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_people();
CREATE OR REPLACE TRIGGER counted_deleted AFTER DELETE ON participant
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_people();
