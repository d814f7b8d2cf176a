-- Questions to registrations about another choice, stops and kinds of rooms that were withdrawn, and carers of rooms and
-- vehicles (docs/decisions/071-questions-about-a-choice.md).

-- The office asks whether some people of a registration would choose something else: a room with a supplement, or another
-- stop than one that was withdrawn.
CREATE TABLE choice_question (
  account_id uuid NOT NULL,
  choice_question_id uuid NOT NULL,
  event_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- 'supplement': one offer, whose places are held; 'withdrawn': what was chosen is not to be had any more.
  kind text NOT NULL CHECK (kind IN ('supplement', 'withdrawn')),
  -- 'rooms', or the item of the event whose takers a vehicle carries.
  scope text NOT NULL,
  -- Participants whom it concerns: one answer for all of them.
  people uuid[] NOT NULL CHECK (cardinality(people) > 0),
  -- What may be chosen, as it was shown when asked: [{"item", "option", "name", "difference" (grosze)}].
  offers jsonb NOT NULL,
  note text NOT NULL,
  answer_until timestamptz NOT NULL,
  -- Holds the places of the offer until it is answered; gone with the answer.
  hold_id uuid,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  reminded_at timestamptz,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open',
    'accepted', -- something was chosen
    'declined',
    'withdrawn', -- by the office
    'lapsed')), -- nobody answered in time
  -- The key of the offer that was chosen; '': to go without.
  answer text,
  answered_by text CHECK (answered_by IN ('registrant', 'staff')),
  ended_at timestamptz,
  -- When the office has said that nothing is left to do about the answer.
  handled_at timestamptz,
  PRIMARY KEY (account_id, choice_question_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((state = 'accepted') = (answer IS NOT NULL)),
  CHECK ((state IN ('accepted', 'declined')) = (answered_by IS NOT NULL))
);
COMMENT ON TABLE choice_question IS 'Questions to registrations whether people would choose something else';
CREATE UNIQUE INDEX choice_question_open ON choice_question (account_id, registration_id, scope) WHERE state = 'open';
CREATE INDEX choice_question_of_event ON choice_question (account_id, event_id) WHERE handled_at IS NULL;
CREATE INDEX choice_question_of_registration ON choice_question (account_id, registration_id);
CALL make_tenant_table('choice_question');
GRANT SELECT, INSERT, UPDATE ON choice_question TO zapisano_app;

-- An option of lodging or transport that people had chosen when a publication gave it up.
CREATE TABLE withdrawn_option (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  item text NOT NULL,
  option text NOT NULL,
  -- As people have read it.
  name text NOT NULL,
  withdrawn_by text NOT NULL,
  withdrawn_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, event_id, item, option),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE withdrawn_option IS 'Stops and kinds of rooms that were withdrawn after people had chosen them';
CALL make_tenant_table('withdrawn_option');
GRANT SELECT, INSERT, UPDATE ON withdrawn_option TO zapisano_app;

CREATE TABLE space_carer (
  account_id uuid NOT NULL,
  space_carer_id uuid NOT NULL DEFAULT uuidv7(),
  event_id uuid NOT NULL,
  scope text NOT NULL,
  -- A room or a vehicle; NULL: all rooms of the house.
  space_id uuid,
  house text NOT NULL,
  staff_person_id uuid NOT NULL,
  assigned_by text NOT NULL,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, space_carer_id),
  UNIQUE NULLS NOT DISTINCT (account_id, event_id, space_id, house, staff_person_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, space_id, scope) REFERENCES space (account_id, space_id, scope) ON DELETE CASCADE,
  FOREIGN KEY (account_id, staff_person_id) REFERENCES staff_person (account_id, staff_person_id) ON DELETE CASCADE,
  CHECK ((space_id IS NULL) = (house <> '')),
  CHECK (space_id IS NOT NULL OR scope = 'rooms')
);
COMMENT ON TABLE space_carer IS 'Who has care of the people of a room, a house or a vehicle';
CREATE INDEX space_carer_of_person ON space_carer (account_id, staff_person_id);
CALL make_tenant_table('space_carer');
GRANT SELECT, INSERT, DELETE ON space_carer TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['choice_question', 'withdrawn_option', 'space_carer'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;

-- Questions of a test go with its registrations (db/functions/public.wipe_test_registration.sql).
GRANT SELECT, DELETE ON choice_question TO zapisano_wiper;
CREATE POLICY tests_alone ON choice_question AS RESTRICTIVE FOR DELETE TO zapisano_wiper
  USING (EXISTS (SELECT FROM registration r WHERE r.account_id = choice_question.account_id
    AND r.registration_id = choice_question.registration_id AND r.is_test));

-- Somebody may be asked, and reminded, any number of times.
DROP INDEX message_once;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
  WHERE kind NOT IN ('changed', 'handed_over', 'taken_over', 'place_offered', 'link', 'confirm_email', 'email_changed',
    'refunded', 'refund_account', 'moved', 'move_reminder', 'lodging', 'document_rejected', 'explanation', 'choice_asked',
    'choice_reminder');
