-- Documents that the staff check: what was decided about each (docs/decisions/056-documents-are-decided-about-by-their-files.md).

CREATE TABLE document_decision (
  account_id uuid NOT NULL,
  document_decision_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- Whose document it is; NULL: of the whole registration.
  participant_id uuid,
  question text NOT NULL,
  -- What was decided about: the decision holds until another file is brought. None: it was seen on paper.
  files uuid[] NOT NULL,
  state text NOT NULL CHECK (state IN ('checked', 'rejected', 'withdrawn')),
  -- What is wrong with a rejected one, as the registrant reads it.
  reason text NOT NULL DEFAULT '',
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, document_decision_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id) ON DELETE CASCADE,
  CHECK ((state = 'rejected') = (reason <> ''))
);
COMMENT ON TABLE document_decision IS 'What was decided about a document of a registration; the last one holds';
CREATE INDEX document_decision_of_registration ON document_decision (account_id, registration_id);
CALL make_tenant_table('document_decision');
GRANT SELECT, INSERT, DELETE ON document_decision TO zapisano_app;

-- The queue reads the files of an event.
CREATE INDEX file_of_event ON file (account_id, event_id) WHERE state = 'attached';

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON document_decision TO zapisano_demo;
CREATE POLICY of_demo ON document_decision TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- Several documents of a registration may be rejected, and each more than once.
DROP INDEX message_once;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
  WHERE kind NOT IN ('changed', 'handed_over', 'taken_over', 'place_offered', 'link', 'confirm_email', 'email_changed',
    'refunded', 'refund_account', 'moved', 'move_reminder', 'lodging', 'document_rejected');
