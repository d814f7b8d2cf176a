-- Calling an event off, moving it to other days, and trying it out before it opens.

ALTER TABLE event
  -- How many registrations stood when it was called off: the end of the way that the job goes.
  ADD COLUMN called_off_of integer CHECK (called_off_of >= 0),
  -- Test mode: what is registered meanwhile is a test, and is wiped.
  ADD COLUMN is_test boolean NOT NULL DEFAULT false,
  -- How many registrations stood when wiping began; NULL: nothing is being wiped.
  ADD COLUMN wiping_of integer CHECK (wiping_of >= 0);

-- Set once, when it is made (db/functions/public.write_orders.sql); a trigger keeps it.
ALTER TABLE registration ADD COLUMN is_test boolean NOT NULL DEFAULT false;
CREATE INDEX registration_test ON registration (account_id, event_id) WHERE is_test;

-- The first of two people wants to call an event off; gone when the second has confirmed.
CREATE TABLE call_off_request (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  reason text NOT NULL,
  requested_by uuid NOT NULL,
  requester text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, event_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE call_off_request IS 'Calls for calling an event off that wait for a second person.';
CALL make_tenant_table('call_off_request');
GRANT SELECT, INSERT, UPDATE, DELETE ON call_off_request TO zapisano_app;

-- A registration that a job of its event could not end; gone when it could.
CREATE TABLE call_off_failure (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now(),
  -- A code of refusal, or 'unexpected'.
  problem text NOT NULL,
  PRIMARY KEY (account_id, registration_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CREATE INDEX call_off_failure_of_event ON call_off_failure (account_id, event_id);
COMMENT ON TABLE call_off_failure IS 'Registrations of an event that was called off or moved, which still stand though they should not.';
CALL make_tenant_table('call_off_failure');
GRANT SELECT, INSERT, UPDATE, DELETE ON call_off_failure TO zapisano_app;

-- What was retained of a donation can be given back, when its giver asks for it.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_check1;
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_kept_sign
  CHECK (kind <> 'kept' OR amount > 0 OR (amount < 0 AND explanation->>'code' = 'donation_returned'));

-- An event is on other days from now on, and everyone chooses. One move is open at a time.
CREATE TABLE event_move (
  account_id uuid NOT NULL,
  event_move_id uuid NOT NULL DEFAULT uuidv7(),
  event_id uuid NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT now(),
  moved_by text NOT NULL,
  -- The version with the new days.
  version integer NOT NULL,
  days integer NOT NULL,
  -- Difference in words: the first and last day and the place, before and after.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  note text NOT NULL,
  answer_until timestamptz NOT NULL,
  silence text NOT NULL CHECK (silence IN ('stays', 'resigns')),
  -- When the silent were settled by the default.
  settled_at timestamptz,
  PRIMARY KEY (account_id, event_move_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE UNIQUE INDEX event_move_open ON event_move (account_id, event_id) WHERE settled_at IS NULL;
CREATE INDEX event_move_of_event ON event_move (account_id, event_id, moved_at);
COMMENT ON TABLE event_move IS 'Moves of an event to other days, each with the day until which people choose.';
CALL make_tenant_table('event_move');
GRANT SELECT, INSERT, UPDATE ON event_move TO zapisano_app;

-- One for each registration that stood when the event was moved.
CREATE TABLE move_answer (
  account_id uuid NOT NULL,
  event_move_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- NULL: not answered yet.
  answer text CHECK (answer IN ('stays', 'resigns')),
  answered_by text CHECK (answered_by IN ('registrant', 'deadline')),
  answered_at timestamptz,
  -- When the mail about the move, and the last reminder, were queued.
  told_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (account_id, event_move_id, registration_id),
  CHECK ((answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL)),
  FOREIGN KEY (account_id, event_move_id) REFERENCES event_move (account_id, event_move_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
CREATE INDEX move_answer_of_registration ON move_answer (account_id, registration_id);
COMMENT ON TABLE move_answer IS 'What each registrant chose when the event was moved.';
CALL make_tenant_table('move_answer');
GRANT SELECT, INSERT, UPDATE ON move_answer TO zapisano_app;

-- Simulated families register in an event in test mode; how far that is.
CREATE TABLE rehearsal (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  seed integer NOT NULL,
  wanted integer NOT NULL CHECK (wanted BETWEEN 1 AND 2000),
  tried integer NOT NULL DEFAULT 0,
  people integer NOT NULL DEFAULT 0,
  families integer NOT NULL DEFAULT 0,
  paid integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  -- How many families were refused, by the code of the refusal.
  refused jsonb NOT NULL DEFAULT '{}'::jsonb,
  state text NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (account_id, event_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE rehearsal IS 'Rehearsals of an event with simulated families, the last one of each event.';
CALL make_tenant_table('rehearsal');
GRANT SELECT, INSERT, UPDATE, DELETE ON rehearsal TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['call_off_request', 'call_off_failure', 'event_move', 'move_answer', 'rehearsal'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;

-- Who stays agrees to the version with the new days.
ALTER TABLE registration_revision DROP CONSTRAINT registration_revision_kind_check;
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_kind_check CHECK (kind IN
  ('ordered', 'changed', 'handed_over', 'approved', 'refused', 'payment_day', 'moved', 'cancelled', 'carried_over'));

-- An event may be moved more than once, and people are reminded more than once.
DROP INDEX message_once;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
  WHERE kind NOT IN ('changed', 'handed_over', 'taken_over', 'place_offered', 'link', 'confirm_email', 'email_changed',
    'refunded', 'refund_account', 'moved', 'move_reminder');

-- Deletes registrations of a test and nothing else: whatever a function of this role tries, the policies below show it
-- only what hangs on a test. Roles belong to the whole cluster.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'zapisano_wiper') THEN
    BEGIN
      CREATE ROLE zapisano_wiper NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL; -- another database of this cluster is being migrated at this moment
    END;
  END IF;
  IF NOT pg_has_role(current_user, 'zapisano_wiper', 'MEMBER') THEN
    EXECUTE format('GRANT zapisano_wiper TO %I', current_user);
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO zapisano_wiper;
GRANT SELECT ON event TO zapisano_wiper;
GRANT SELECT, DELETE ON registration, number_counter, scan TO zapisano_wiper;
CREATE POLICY tests_alone ON registration AS RESTRICTIVE FOR DELETE TO zapisano_wiper USING (is_test);
CREATE POLICY tests_alone ON number_counter AS RESTRICTIVE FOR DELETE TO zapisano_wiper
  USING (EXISTS (SELECT FROM event e WHERE e.account_id = number_counter.account_id
    AND e.event_id = number_counter.event_id AND e.is_test));
CREATE POLICY tests_alone ON scan AS RESTRICTIVE FOR DELETE TO zapisano_wiper
  USING (EXISTS (SELECT FROM ticket t JOIN registration r USING (account_id, registration_id)
    WHERE t.account_id = scan.account_id AND t.ticket_id = scan.ticket_id AND r.is_test));
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['registration_revision', 'participant', 'consent', 'contact_change', 'file', 'ledger_entry',
    'move_answer', 'call_off_failure', 'payment', 'refund', 'place_transfer', 'ticket', 'message', 'audit_entry'] LOOP
    EXECUTE format('GRANT SELECT, DELETE ON %I TO zapisano_wiper', name);
    EXECUTE format(
      'CREATE POLICY tests_alone ON %1$I AS RESTRICTIVE FOR DELETE TO zapisano_wiper
         USING (EXISTS (SELECT FROM registration r WHERE r.account_id = %1$I.account_id
           AND r.registration_id = %1$I.registration_id AND r.is_test))',
      name);
  END LOOP;
END $$;
