-- Who has registered withdraws a consent, and the staff take note of it; lists are filtered by documents
-- (docs/decisions/070-a-consent-is-withdrawn-as-easily-as-given.md).

-- Withdrawn by the registrant, not noted down by the office.
ALTER TABLE document_decision ADD COLUMN by_registrant boolean NOT NULL DEFAULT false
  CHECK (NOT by_registrant OR state = 'withdrawn');
-- Who of the staff has taken note of it; NULL: nobody has.
ALTER TABLE document_decision ADD COLUMN noted_by text;
ALTER TABLE document_decision ADD COLUMN noted_at timestamptz;
ALTER TABLE document_decision ADD CHECK (noted_at IS NULL OR by_registrant);
GRANT UPDATE (noted_by, noted_at) ON document_decision TO zapisano_app;
-- Few at a time: what nobody has taken note of.
CREATE INDEX withdrawal_to_note ON document_decision (account_id, registration_id) WHERE by_registrant AND noted_at IS NULL;

-- It says the state of what waits, too: made again from its file.
DROP FUNCTION IF EXISTS waiting_documents(uuid);

-- Rows of lists carry marks of documents: where an event asks for a file, none does yet.
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE event_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
INSERT INTO list_refresh (account_id, registration_id)
SELECT r.account_id, r.registration_id FROM registration r
  JOIN event_version v USING (account_id, event_id, version)
 WHERE v.definition @> '{"questions": [{"type": "file"}]}';
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE event_version FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;
