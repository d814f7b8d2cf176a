-- Adds changes of numbers to their days, at most so many, and returns how many; none while another transaction does it.
-- The numbers stay the same to the grosz, whoever reads them meanwhile.
CREATE OR REPLACE FUNCTION add_count_changes(p_account uuid, at_most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE added integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('numbers of ' || p_account, 0)) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM event_count_change c WHERE c.account_id = p_account AND c.event_count_change_id IN (
      SELECT w.event_count_change_id FROM event_count_change w WHERE w.account_id = p_account
       ORDER BY w.event_count_change_id LIMIT at_most)
    RETURNING c.*),
  summed AS (
    INSERT INTO event_day_count AS d (account_id, event_id, day, registrations, people, entered, charged, paid)
    SELECT t.account_id, t.event_id, t.day, sum(t.registrations), sum(t.people), sum(t.entered), sum(t.charged), sum(t.paid)
      FROM taken t GROUP BY 1, 2, 3 ORDER BY 2, 3
    ON CONFLICT (account_id, event_id, day) DO UPDATE SET registrations = d.registrations + excluded.registrations,
      people = d.people + excluded.people, entered = d.entered + excluded.entered,
      charged = d.charged + excluded.charged, paid = d.paid + excluded.paid)
  SELECT count(*) INTO added FROM taken;
  RETURN added;
END $$;
