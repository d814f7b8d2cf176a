-- Rooms and vehicles of an event, who is in which, and what of it was published to them.

-- A room with beds, or a vehicle with seats.
CREATE TABLE space (
  account_id uuid NOT NULL,
  space_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- 'rooms', or the item of the event whose takers the vehicle carries: somebody may go there in one and back in another.
  scope text NOT NULL,
  -- The house of a room; of a vehicle nothing.
  house text NOT NULL DEFAULT '',
  name text NOT NULL CHECK (name <> ''),
  -- Beds, or seats.
  places integer NOT NULL CHECK (places BETWEEN 1 AND 500),
  -- Of these, for the staff: nobody is put there.
  kept integer NOT NULL DEFAULT 0 CHECK (kept >= 0 AND kept < places),
  sexes text NOT NULL DEFAULT 'any' CHECK (sexes IN ('women', 'men', 'family', 'any')),
  -- Of a room: the option of an item that its people have chosen, for example a kind of room.
  item text,
  option text,
  note text NOT NULL DEFAULT '',
  -- Somebody who had a place here has resigned or chosen something else; null once somebody is put here.
  freed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, space_id),
  UNIQUE (account_id, event_id, scope, house, name),
  UNIQUE (account_id, space_id, scope),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id),
  CHECK ((item IS NULL) = (option IS NULL))
);
COMMENT ON TABLE space IS 'A room or a vehicle of an event';
CALL make_tenant_table('space');
GRANT SELECT, INSERT, UPDATE, DELETE ON space TO zapisano_app;

-- Who is in which. How many fit is checked by place_people(), under the lock of the spaces.
CREATE TABLE space_person (
  account_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  scope text NOT NULL,
  space_id uuid NOT NULL,
  PRIMARY KEY (account_id, participant_id, scope),
  FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, space_id, scope) REFERENCES space (account_id, space_id, scope)
);
COMMENT ON TABLE space_person IS 'The room or vehicle of a person, one of each scope';
CREATE INDEX space_person_of_space ON space_person (account_id, space_id);
CALL make_tenant_table('space_person');
GRANT SELECT, INSERT, UPDATE, DELETE ON space_person TO zapisano_app;

-- What was published, in the words that the person reads.
CREATE TABLE published_space (
  account_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  scope text NOT NULL,
  words text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, participant_id, scope),
  FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id) ON DELETE CASCADE
);
COMMENT ON TABLE published_space IS 'The room or vehicle that was published to a person';
CALL make_tenant_table('published_space');
GRANT SELECT, INSERT, UPDATE, DELETE ON published_space TO zapisano_app;

-- What the organiser has said about the division of people.
CREATE TABLE space_setting (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The question whose answer says with whom somebody wants to live.
  wish_question text,
  -- When each scope was published first.
  published jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (account_id, event_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE space_setting IS 'How the people of an event are divided among rooms and vehicles';
CALL make_tenant_table('space_setting');
GRANT SELECT, INSERT, UPDATE ON space_setting TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON space, space_person, published_space, space_setting TO zapisano_demo;
CREATE POLICY of_demo ON space TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON space_person TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON published_space TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON space_setting TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
