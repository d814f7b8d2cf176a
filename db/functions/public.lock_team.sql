-- Locks the team of the account until the transaction ends. Its changes run one by one: of two owners who leave at once
-- the second one sees that they are the last.
CREATE OR REPLACE FUNCTION lock_team() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE account_id = current_account() FOR NO KEY UPDATE;
END $$;
