-- Mails to the staff about what waits for them.

-- Which messages a member wants, and the counts of the last one; without a row: every morning.
CREATE TABLE notice_choice (
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  choice text NOT NULL DEFAULT 'daily' CHECK (choice IN ('at_once', 'daily', 'never')),
  -- How many of each kind in each event: {"approvals <event>": {"count": 3, "urgent": 1}}.
  last_counts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (account_id, user_id),
  FOREIGN KEY (account_id, user_id) REFERENCES membership (account_id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE notice_choice IS 'Which mails about what waits a member wants, and what the last one said';
CALL make_tenant_table('notice_choice');
GRANT SELECT, INSERT, UPDATE ON notice_choice TO zapisano_app;
-- The cascade of a member who is removed.
GRANT DELETE ON notice_choice TO zapisano_app;

CREATE TABLE staff_notice (
  account_id uuid NOT NULL,
  staff_notice_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- One message for each: 'daily 2026-11-26', or 'alarm' with its moment.
  occasion text NOT NULL,
  -- What is new, in words, with the events: the mail says nothing that the member could not see when it was written.
  items jsonb NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent',
    'skipped', -- no longer wanted, or no member any more
    'failed')), -- the mail server refused it, again and again
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (account_id, staff_notice_id),
  UNIQUE (account_id, user_id, occasion),
  FOREIGN KEY (account_id) REFERENCES account (account_id)
);
COMMENT ON TABLE staff_notice IS 'Mails to members about what waits for them';
CALL make_tenant_table('staff_notice');
GRANT SELECT, INSERT, UPDATE ON staff_notice TO zapisano_app;

-- Both go with the members of the demo (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON notice_choice, staff_notice TO zapisano_demo;
CREATE POLICY of_demo ON notice_choice TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON staff_notice TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- The first morning is the next one.
INSERT INTO nightly_round (task, begun_at) VALUES ('staff-digest', now()), ('staff-alarms', now());
