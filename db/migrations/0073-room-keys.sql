-- Keys by which registrations join for a room (flow C3.2). Whoever has the key joins; the rooms themselves are given by the staff.
CREATE TABLE room_key (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  key text NOT NULL CHECK (key ~ '^[A-HJ-NP-Z2-9]{6}$'),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, registration_id),
  UNIQUE (account_id, event_id, key),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
COMMENT ON TABLE room_key IS 'The key that a registration gives to those with whom it wants a room';
CALL make_tenant_table('room_key');
GRANT SELECT, INSERT, UPDATE, DELETE ON room_key TO zapisano_app;

CREATE TABLE room_mate (
  account_id uuid NOT NULL,
  -- Who has joined.
  registration_id uuid NOT NULL,
  -- Whose key it was: a changed key leaves who has joined.
  owner_id uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, registration_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  FOREIGN KEY (account_id, owner_id) REFERENCES room_key (account_id, registration_id),
  CHECK (registration_id <> owner_id)
);
COMMENT ON TABLE room_mate IS 'Registrations that have joined another one for a room';
CREATE INDEX room_mate_of_owner ON room_mate (account_id, owner_id);
CALL make_tenant_table('room_mate');
GRANT SELECT, INSERT, DELETE ON room_mate TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['room_key', 'room_mate'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
    EXECUTE format('GRANT SELECT, DELETE ON %I TO zapisano_wiper', name);
    -- Keys of a test go with its registrations (db/functions/public.wipe_test_registration.sql).
    EXECUTE format(
      'CREATE POLICY tests_alone ON %1$I AS RESTRICTIVE FOR DELETE TO zapisano_wiper
         USING (EXISTS (SELECT FROM registration r WHERE r.account_id = %1$I.account_id
           AND r.registration_id = %1$I.registration_id AND r.is_test))', name);
  END LOOP;
END $$;
