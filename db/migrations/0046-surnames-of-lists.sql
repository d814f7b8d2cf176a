-- Rows are found by the word with which their place in the order of names begins, apart from their other words; none has it yet.
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
INSERT INTO list_refresh (account_id, registration_id) SELECT account_id, registration_id FROM registration;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;
