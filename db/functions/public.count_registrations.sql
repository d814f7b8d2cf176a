-- Notes how a statement has changed how many are registered. People are counted when they are written or deleted
-- (count_people); here with their registration when it takes its places or gives them back.
CREATE OR REPLACE FUNCTION count_registrations() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO event_count_change (account_id, event_id, day, registrations, people)
    SELECT r.account_id, r.event_id, polish_day(r.created_at), count(*), sum(coalesce(r.headcount, 0))
      FROM now_there r WHERE holds_place(r.state) GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO event_count_change (account_id, event_id, day, registrations, people)
    SELECT r.account_id, r.event_id, polish_day(r.created_at), -count(*), -sum(coalesce(r.headcount, 0))
      FROM gone r WHERE holds_place(r.state) GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO event_count_change (account_id, event_id, day, registrations, people)
    SELECT c.account_id, c.event_id, polish_day(side.created_at), sum(side.sign),
           sum(side.sign * (coalesce(side.headcount, 0) + n.people))
      FROM (SELECT present.account_id, present.registration_id, present.event_id, former.state AS old_state, present.state AS new_state,
                   former.headcount AS old_headcount, present.headcount AS new_headcount,
                   former.created_at AS old_created_at, present.created_at AS new_created_at
              FROM gone former JOIN now_there present USING (account_id, registration_id)
             WHERE holds_place(former.state) <> holds_place(present.state)
                OR holds_place(present.state) AND (former.headcount, former.created_at) IS DISTINCT FROM (present.headcount, present.created_at)) c
     CROSS JOIN LATERAL (SELECT count(*) AS people FROM participant p
        WHERE p.account_id = c.account_id AND p.registration_id = c.registration_id AND p.left_at IS NULL) n
     CROSS JOIN LATERAL (VALUES (-1, c.old_state, c.old_headcount, c.old_created_at),
                                (1, c.new_state, c.new_headcount, c.new_created_at)) side(sign, state, headcount, created_at)
     WHERE holds_place(side.state)
     GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counted_new AFTER INSERT ON registration
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
CREATE OR REPLACE TRIGGER counted_changed AFTER UPDATE ON registration
  REFERENCING OLD TABLE AS gone NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
CREATE OR REPLACE TRIGGER counted_deleted AFTER DELETE ON registration
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
