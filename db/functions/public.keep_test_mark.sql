-- A registration is a test from the beginning, or never.
CREATE OR REPLACE FUNCTION keep_test_mark() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE restrict_violation USING MESSAGE = 'a registration stays what it was made as: a test or a real one';
END $$;

-- Stands here because a trigger cannot exist before its function, and tables are made before functions.
CREATE OR REPLACE TRIGGER keep_test_mark BEFORE UPDATE OF is_test ON registration FOR EACH ROW
  WHEN (OLD.is_test IS DISTINCT FROM NEW.is_test) EXECUTE FUNCTION keep_test_mark();
