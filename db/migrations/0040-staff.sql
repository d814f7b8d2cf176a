-- People who have care of minors, what was checked about them, and whose care they have (docs/decisions/063-carers-are-evaluated-when-read.md).

CREATE TABLE staff_person (
  account_id uuid NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
  staff_person_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- What they do, in words: 'wychowawczyni'.
  role text NOT NULL,
  phone text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, staff_person_id)
);
COMMENT ON TABLE staff_person IS 'Somebody of the staff who has care of minors, for all events of an account';
CALL make_tenant_table('staff_person');
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_person TO zapisano_app;

CREATE TABLE staff_check (
  account_id uuid NOT NULL,
  staff_check_id uuid NOT NULL,
  staff_person_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sexual_offences', 'criminal_record', 'residence_statement', 'course', 'other')),
  -- What was checked, of the kind 'other'.
  name text NOT NULL CHECK ((kind = 'other') = (name <> '')),
  checked_on date NOT NULL,
  -- The last day on which it is valid; NULL: without an end.
  valid_until date CHECK (valid_until >= checked_on),
  note text NOT NULL,
  checked_by text NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, staff_check_id),
  FOREIGN KEY (account_id, staff_person_id) REFERENCES staff_person (account_id, staff_person_id) ON DELETE CASCADE
);
COMMENT ON TABLE staff_check IS 'That somebody of the staff was checked and nothing was found; the document is not kept';
CREATE INDEX staff_check_of_person ON staff_check (account_id, staff_person_id);
CALL make_tenant_table('staff_check');
GRANT SELECT, INSERT, DELETE ON staff_check TO zapisano_app;

CREATE TABLE group_carer (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Of the definition; '': all groups.
  group_id text NOT NULL,
  staff_person_id uuid NOT NULL,
  assigned_by text NOT NULL,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, event_id, group_id, staff_person_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, staff_person_id) REFERENCES staff_person (account_id, staff_person_id) ON DELETE CASCADE
);
COMMENT ON TABLE group_carer IS 'Who has care of a group of an event';
CREATE INDEX group_carer_of_person ON group_carer (account_id, staff_person_id);
CALL make_tenant_table('group_carer');
GRANT SELECT, INSERT, DELETE ON group_carer TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['staff_person', 'staff_check', 'group_carer'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
