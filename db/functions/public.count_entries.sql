-- Notes how a statement has changed how many tickets were used.
CREATE OR REPLACE FUNCTION count_entries() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO event_count_change (account_id, event_id, day, entered)
    SELECT t.account_id, t.event_id, polish_day(t.used_at), count(*)
      FROM now_there t WHERE t.used_at IS NOT NULL GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO event_count_change (account_id, event_id, day, entered)
    SELECT t.account_id, t.event_id, polish_day(t.used_at), -count(*)
      FROM gone t WHERE t.used_at IS NOT NULL GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO event_count_change (account_id, event_id, day, entered)
    SELECT present.account_id, present.event_id, polish_day(side.used_at), sum(side.sign)
      FROM gone former JOIN now_there present USING (account_id, ticket_id)
     CROSS JOIN LATERAL (VALUES (-1, former.used_at), (1, present.used_at)) side(sign, used_at)
     WHERE former.used_at IS DISTINCT FROM present.used_at AND side.used_at IS NOT NULL GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counted_new AFTER INSERT ON ticket
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_entries();
CREATE OR REPLACE TRIGGER counted_changed AFTER UPDATE ON ticket
  REFERENCING OLD TABLE AS gone NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_entries();
CREATE OR REPLACE TRIGGER counted_deleted AFTER DELETE ON ticket
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_entries();
