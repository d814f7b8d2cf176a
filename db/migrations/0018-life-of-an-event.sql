-- An event beside its versions: archived, looked at before it is published, tried out on those who are registered.

ALTER TABLE event
  -- Since when it is over and put away: hidden from lists, closed to registration; links of people go on working.
  ADD COLUMN archived_at timestamptz,
  -- What was assumed when it was made and nobody has looked at yet, a sentence each.
  ADD COLUMN to_check jsonb NOT NULL DEFAULT '[]',
  -- Warnings of the draft that are meant so: {path, message} each.
  ADD COLUMN kept_warnings jsonb NOT NULL DEFAULT '[]';

-- A draft that was never published may be deleted, and nothing else.
GRANT DELETE ON event TO zapisano_app;
CREATE POLICY never_published ON event AS RESTRICTIVE FOR DELETE TO zapisano_app USING (published_version IS NULL);

-- The secret address at which the draft of an event is shown to who knows it: hashed, and sealed for the panel.
CREATE TABLE event_preview (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  link_sealed text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, event_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE
);
CALL make_tenant_table('event_preview');
GRANT SELECT, INSERT, UPDATE, DELETE ON event_preview TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON event_preview TO zapisano_demo;
CREATE POLICY of_demo ON event_preview TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- The last trial of an event's draft on its registrations, as a job carries it out: what they would cost by it.
CREATE TABLE draft_trial (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  draft_trial_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'stopped', 'failed')),
  -- The draft as it was when the trial began.
  draft jsonb NOT NULL,
  draft_revision integer NOT NULL,
  registrations integer NOT NULL,
  tried integer NOT NULL DEFAULT 0,
  -- The last registration that was tried: in the order of their ids.
  tried_until uuid,
  -- Units by limit that those have taken which fit.
  taken jsonb NOT NULL DEFAULT '{}',
  -- Grosze: agreed by all that were tried, and by the draft of those that fit.
  sum_before bigint NOT NULL DEFAULT 0,
  sum_after bigint NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  started_by text NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (account_id, event_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE
);
CALL make_tenant_table('draft_trial');
GRANT SELECT, INSERT, UPDATE, DELETE ON draft_trial TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON draft_trial TO zapisano_demo;
CREATE POLICY of_demo ON draft_trial TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- The registrations for which the draft makes a difference.
CREATE TABLE draft_trial_row (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('dearer', 'cheaper', 'full', 'refused')),
  -- Grosze; what it would cost is unknown where it would be refused.
  total_before bigint NOT NULL,
  total_after bigint,
  -- What differs, a sentence each.
  reasons jsonb NOT NULL,
  PRIMARY KEY (account_id, event_id, registration_id),
  FOREIGN KEY (account_id, event_id) REFERENCES draft_trial (account_id, event_id) ON DELETE CASCADE
);
CALL make_tenant_table('draft_trial_row');
GRANT SELECT, INSERT, UPDATE, DELETE ON draft_trial_row TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON draft_trial_row TO zapisano_demo;
CREATE POLICY of_demo ON draft_trial_row TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
