-- Adds rows of money that are written to the sums of their events, and subtracts those that are deleted, in the order of
-- the keys, so that two who do it at the same time do not wait for each other in a circle.
CREATE OR REPLACE FUNCTION cross_tenant.sum_money() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO money_sum AS s
    (account_id, event_id, owed, received, kept, to_pay, overdue, late, surplus, above, set_aside, doubts)
  SELECT c.account_id, c.event_id, sign * sum(c.owed), sign * sum(c.received), sign * sum(c.kept), sign * sum(c.to_pay),
         sign * sum(c.overdue), sign * count(*) FILTER (WHERE c.overdue > 0),
         sign * sum(c.surplus), sign * count(*) FILTER (WHERE c.surplus > 0), sign * sum(c.set_aside), sign * count(c.doubt)
    FROM changed c GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (account_id, event_id) DO UPDATE
    SET owed = s.owed + excluded.owed, received = s.received + excluded.received, kept = s.kept + excluded.kept,
        to_pay = s.to_pay + excluded.to_pay, overdue = s.overdue + excluded.overdue, late = s.late + excluded.late,
        surplus = s.surplus + excluded.surplus, above = s.above + excluded.above,
        set_aside = s.set_aside + excluded.set_aside, doubts = s.doubts + excluded.doubts;
  RETURN NULL;
END $$;

ALTER FUNCTION cross_tenant.sum_money OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.sum_money FROM public;

CREATE OR REPLACE TRIGGER counted_new AFTER INSERT ON money_row
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.sum_money();
CREATE OR REPLACE TRIGGER counted_deleted AFTER DELETE ON money_row
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.sum_money();
