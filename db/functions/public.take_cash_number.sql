-- The next number of a kind of cash documents of a desk in a year. The counter's row stays locked until the transaction
-- ends, so nobody else gets the number, and a rollback gives it back: there are no gaps.
CREATE OR REPLACE FUNCTION take_cash_number(p_account uuid, p_desk uuid, p_kind text, p_year integer)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE taken integer;
BEGIN
  INSERT INTO cash_counter VALUES (p_account, p_desk, p_kind, p_year, 1) ON CONFLICT DO NOTHING;
  SELECT c.next INTO STRICT taken FROM cash_counter c
   WHERE c.account_id = p_account AND c.cash_desk_id = p_desk AND c.kind = p_kind AND c.year = p_year
     FOR UPDATE;
  UPDATE cash_counter c SET next = taken + 1
   WHERE c.account_id = p_account AND c.cash_desk_id = p_desk AND c.kind = p_kind AND c.year = p_year;
  RETURN taken;
END $$;
