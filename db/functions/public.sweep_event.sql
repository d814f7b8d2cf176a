-- Frees what is overdue in an event, as a sale does before it answers that it is full; returns how many it ended.
CREATE OR REPLACE FUNCTION sweep_event(p_account uuid, p_event uuid) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE overdue uuid[];
BEGIN
  overdue := lock_overdue(p_account, p_event, '{}', 1000);
  IF cardinality(overdue) = 0 THEN RETURN 0; END IF;
  PERFORM FROM lock_pools(p_account, p_event, '{}', overdue);
  PERFORM end_overdue(p_account, p_event, overdue);
  RETURN cardinality(overdue);
END $$;
