-- Notes how a statement has changed what is charged and paid; entries of the ledger are only added, and deleted with a
-- test or the demo.
CREATE OR REPLACE FUNCTION count_money() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO event_count_change (account_id, event_id, day, charged, paid)
    SELECT r.account_id, r.event_id, polish_day(l.at),
           -coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('charge', 'correction', 'fee')), 0),
           coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('payment', 'refund')), 0)
      FROM gone l JOIN registration r USING (account_id, registration_id)
     WHERE l.kind <> 'kept' GROUP BY 1, 2, 3;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO event_count_change (account_id, event_id, day, charged, paid)
    SELECT r.account_id, r.event_id, polish_day(l.at),
           coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('charge', 'correction', 'fee')), 0),
           -coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('payment', 'refund')), 0)
      FROM now_there l JOIN registration r USING (account_id, registration_id)
     WHERE l.kind <> 'kept' GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counted_new AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_money();
CREATE OR REPLACE TRIGGER counted_changed AFTER UPDATE ON ledger_entry
  REFERENCING OLD TABLE AS gone NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION count_money();
CREATE OR REPLACE TRIGGER counted_deleted AFTER DELETE ON ledger_entry
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_money();
