-- An order that is paid, has ended or was approved without a price no longer counts as unpaid.
CREATE OR REPLACE FUNCTION forget_unpaid_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM unpaid_order u WHERE u.account_id = OLD.account_id AND u.holder_id = OLD.registration_id;
  RETURN NULL;
END $$;

-- Stands here because a trigger cannot exist before its function, and tables are made before functions.
CREATE OR REPLACE TRIGGER forget_unpaid_order AFTER UPDATE OF state ON registration FOR EACH ROW
  WHEN (OLD.state IN ('awaiting_payment', 'awaiting_approval') AND NEW.state NOT IN ('awaiting_payment', 'awaiting_approval'))
  EXECUTE FUNCTION forget_unpaid_order();
