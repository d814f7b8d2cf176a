-- Adds booked payments that are written to the sums of their days and ways, and subtracts those that are deleted, in the
-- order of the keys, as cross_tenant.sum_money does.
CREATE OR REPLACE FUNCTION cross_tenant.sum_payments() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO payment_sum AS s (account_id, event_id, day, way, payments, amount)
  SELECT c.account_id, c.event_id, c.day, c.way, sign * count(*), sign * sum(c.amount)
    FROM changed c WHERE c.state = 'booked' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (account_id, event_id, day, way) DO UPDATE
    SET payments = s.payments + excluded.payments, amount = s.amount + excluded.amount;
  RETURN NULL;
END $$;

ALTER FUNCTION cross_tenant.sum_payments OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.sum_payments FROM public;

CREATE OR REPLACE TRIGGER counted_new AFTER INSERT ON payment_row
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.sum_payments();
CREATE OR REPLACE TRIGGER counted_deleted AFTER DELETE ON payment_row
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.sum_payments();
