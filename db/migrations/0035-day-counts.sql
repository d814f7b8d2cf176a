-- The numbers of an event by day, so that its dashboard need not read everybody who is registered
-- (docs/decisions/055-numbers-are-kept-by-day.md).

-- Days are those of a Polish clock. Registrations and people: who holds a place now, by the day on which they registered.
-- Entered: tickets that were used. Charged and paid: grosze, by the day of their entry in the ledger.
CREATE TABLE event_day_count (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  day date NOT NULL,
  registrations bigint NOT NULL,
  people bigint NOT NULL,
  entered bigint NOT NULL,
  charged bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (account_id, event_id, day)
);
COMMENT ON TABLE event_day_count IS 'Numbers of an event by day, without the changes that still wait in event_count_change';
CALL make_tenant_table('event_day_count');
GRANT SELECT, INSERT, UPDATE ON event_day_count TO zapisano_app;

-- What a statement has changed of these numbers, added in its transaction by triggers: nobody waits for anybody. The
-- numbers are those of the days and of all changes together; a reader adds the changes to the days.
CREATE TABLE event_count_change (
  account_id uuid NOT NULL,
  event_count_change_id uuid NOT NULL DEFAULT uuidv7(),
  event_id uuid NOT NULL,
  day date NOT NULL,
  registrations bigint NOT NULL DEFAULT 0,
  people bigint NOT NULL DEFAULT 0,
  entered bigint NOT NULL DEFAULT 0,
  charged bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, event_count_change_id)
);
COMMENT ON TABLE event_count_change IS 'Changes of the numbers of an event that are not yet added to event_day_count';
CREATE INDEX event_count_change_of_event ON event_count_change (account_id, event_id);
CALL make_tenant_table('event_count_change');
GRANT SELECT, INSERT, DELETE ON event_count_change TO zapisano_app;
-- Triggers run with the rights of the role that changes rows: also who puts the demo back, and who wipes a test.
GRANT INSERT ON event_count_change TO zapisano_demo, zapisano_wiper;
CREATE POLICY of_demo ON event_count_change FOR INSERT TO zapisano_demo
  WITH CHECK (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- The numbers of what is there; from now on triggers keep them.
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE participant NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ticket NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE event_day_count NO FORCE ROW LEVEL SECURITY;
INSERT INTO event_day_count (account_id, event_id, day, registrations, people, entered, charged, paid)
SELECT account_id, event_id, day, sum(registrations), sum(people), sum(entered), sum(charged), sum(paid)
  FROM (
    SELECT r.account_id, r.event_id, (r.created_at AT TIME ZONE 'Europe/Warsaw')::date AS day, 1 AS registrations,
           coalesce(r.headcount, 0) + n.people AS people, 0 AS entered, 0 AS charged, 0 AS paid
      FROM registration r
     CROSS JOIN LATERAL (SELECT count(*) AS people FROM participant p
        WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id AND p.left_at IS NULL) n
     WHERE r.state IN ('held', 'awaiting_approval', 'awaiting_payment', 'confirmed')
    UNION ALL
    SELECT t.account_id, t.event_id, (t.used_at AT TIME ZONE 'Europe/Warsaw')::date, 0, 0, 1, 0, 0
      FROM ticket t WHERE t.used_at IS NOT NULL
    UNION ALL
    SELECT r.account_id, r.event_id, (l.at AT TIME ZONE 'Europe/Warsaw')::date, 0, 0, 0,
           CASE WHEN l.kind IN ('charge', 'correction', 'fee') THEN l.amount ELSE 0 END,
           CASE WHEN l.kind IN ('payment', 'refund') THEN -l.amount ELSE 0 END
      FROM ledger_entry l JOIN registration r USING (account_id, registration_id)) AS counted
 GROUP BY 1, 2, 3;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE participant FORCE ROW LEVEL SECURITY;
ALTER TABLE ticket FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE event_day_count FORCE ROW LEVEL SECURITY;

-- The edition before, which the dashboard compares with: the event that this one was copied from, or one that was chosen.
ALTER TABLE event ADD COLUMN compared_with uuid;
ALTER TABLE event ADD CONSTRAINT event_compared_with FOREIGN KEY (account_id, compared_with)
  REFERENCES event (account_id, event_id) ON DELETE SET NULL (compared_with);

-- What waits for the staff is found along an index.
CREATE INDEX registration_to_approve ON registration (account_id, event_id, created_at)
  WHERE state = 'awaiting_approval' AND NOT is_refused;
CREATE INDEX refund_to_decide ON refund (account_id, state, registration_id)
  WHERE state IN ('awaiting_confirmation', 'needs_account', 'to_transfer', 'failed');
CREATE INDEX message_failed ON message (account_id, registration_id) WHERE state = 'failed';
