-- Lists are filtered by tags: what has some is made anew.
ALTER TABLE registration_note NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
INSERT INTO list_refresh (account_id, registration_id)
SELECT account_id, registration_id FROM registration_note WHERE tags <> '{}';
ALTER TABLE registration_note FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;
