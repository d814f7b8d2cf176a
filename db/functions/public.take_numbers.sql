-- The first of p_units consecutive numbers. The counter's row stays locked until the transaction ends, so nobody else gets
-- them, and a rollback gives them back: there are no gaps.
CREATE OR REPLACE FUNCTION take_numbers(p_account uuid, p_event uuid, p_number text, p_runs_in text,
  p_from integer, p_units integer)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE first integer;
BEGIN
  INSERT INTO number_counter VALUES (p_account, p_event, p_number, p_runs_in, p_from) ON CONFLICT DO NOTHING;
  SELECT c.next INTO STRICT first FROM number_counter c
   WHERE c.account_id = p_account AND c.event_id = p_event AND c.number_id = p_number AND c.runs_in = p_runs_in
     FOR UPDATE;
  UPDATE number_counter c SET next = first + p_units
   WHERE c.account_id = p_account AND c.event_id = p_event AND c.number_id = p_number AND c.runs_in = p_runs_in;
  RETURN first;
END $$;
