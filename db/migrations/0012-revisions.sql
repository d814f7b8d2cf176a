-- What was agreed: one row for each agreement about a registration (docs/decisions/032-what-was-agreed.md).

-- The staff have refused the approval that it awaits; `expires_at` is the end of the time to decide.
ALTER TABLE registration ADD COLUMN is_refused boolean NOT NULL DEFAULT false;
ALTER TABLE registration ADD CONSTRAINT registration_refused CHECK (NOT is_refused OR state = 'awaiting_approval');

-- Append-only by rights.
CREATE TABLE registration_revision (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- 1, 2, 3 … within the registration. Written under its lock.
  position integer NOT NULL CHECK (position > 0),
  -- That of the registration from now on: only changes and hand-overs raise it.
  revision integer NOT NULL CHECK (revision > 0),
  kind text NOT NULL CHECK (kind IN
    ('ordered', 'changed', 'handed_over', 'approved', 'refused', 'payment_day', 'cancelled', 'carried_over')),
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  -- The words of the staff who refused or cancelled.
  reason text,
  -- Of the definition whose rules apply.
  version integer NOT NULL,
  -- Everything chosen and answered, with the people; secret answers are sealed.
  draft jsonb NOT NULL,
  lines jsonb NOT NULL,
  due jsonb NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  -- The day whose prices apply, and the channel of the order.
  priced_at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('online', 'office')),
  -- When the payment began whose day has fixed the price; NULL: none has.
  paid_at timestamptz,
  -- Grosze that this agreement retained once for the registration.
  kept_once bigint NOT NULL DEFAULT 0 CHECK (kept_once >= 0),
  -- Whose place was handed over to whom, by their refs.
  giver text,
  successor text,
  PRIMARY KEY (account_id, registration_id, position),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id),
  CHECK ((kind = 'handed_over') = (giver IS NOT NULL) AND (giver IS NULL) = (successor IS NULL))
);
GRANT SELECT, INSERT ON registration_revision TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON registration_revision TO zapisano_demo;
CREATE POLICY of_demo ON registration_revision TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- The demo is put back first: then what is kept of it and what stands are the same.
DO $$
BEGIN
  IF to_regprocedure('demo.restore(timestamptz)') IS NOT NULL THEN PERFORM demo.restore(now()); END IF;
END $$;

-- Registrations of all accounts, which the owner does not see otherwise.
ALTER TABLE account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE participant NO FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_entry NO FORCE ROW LEVEL SECURITY;

UPDATE registration SET is_refused = true WHERE state = 'awaiting_approval' AND expires_at IS NOT NULL;

-- What stands now; what came before is in the ledger and the journal alone.
INSERT INTO registration_revision (account_id, registration_id, position, revision, kind, actor, reason, version, draft,
  lines, due, total, priced_at, channel, paid_at, kept_once)
SELECT r.account_id, r.registration_id, 1, r.revision, 'carried_over', 'system',
       CASE WHEN r.is_refused THEN (SELECT a.details->>'reason' FROM audit_entry a
          WHERE a.account_id = r.account_id AND a.registration_id = r.registration_id
            AND a.action = 'registration.approval_refused' ORDER BY a.at DESC LIMIT 1) END,
       r.version,
       r.draft || jsonb_build_object('people', (SELECT coalesce(jsonb_agg(jsonb_build_object('ref', p.ref,
            'firstName', p.first_name, 'lastName', p.last_name, 'birthDate', p.birth_date, 'sex', p.sex,
            'type', p.participant_type, 'group', p.participant_group, 'answers', p.answers, 'choices', p.choices)
            ORDER BY p.position), '[]')
          FROM participant p WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id
           AND p.left_at IS NULL)),
       r.lines, r.due, r.total, coalesce(r.priced_at, r.created_at),
       CASE WHEN coalesce((SELECT a.actor FROM audit_entry a WHERE a.account_id = r.account_id
          AND a.registration_id = r.registration_id AND a.action = 'registration.created' LIMIT 1), 'registrant')
          = 'registrant' THEN 'online' ELSE 'office' END,
       (SELECT (l.explanation->>'at')::timestamptz FROM ledger_entry l
         WHERE l.account_id = r.account_id AND l.registration_id = r.registration_id
           AND l.explanation->>'code' = 'payment_day' ORDER BY l.at DESC, l.ledger_entry_id DESC LIMIT 1),
       (SELECT coalesce(sum((e->>'amount')::bigint), 0)
          FROM ledger_entry l, jsonb_array_elements(l.explanation->'reasons') e
         WHERE l.account_id = r.account_id AND l.registration_id = r.registration_id
           AND l.explanation->>'code' = 'resigned' AND (e->>'once')::boolean)
  FROM registration r;

ALTER TABLE registration DROP COLUMN lines, DROP COLUMN due, DROP COLUMN priced_at;

DELETE FROM demo.kept_row WHERE table_name = 'registration';
INSERT INTO demo.kept_row
SELECT 'registration', to_jsonb(r) FROM registration r JOIN account a USING (account_id) WHERE a.demo
UNION ALL
SELECT 'registration_revision', to_jsonb(v) FROM registration_revision v JOIN account a USING (account_id) WHERE a.demo;

ALTER TABLE account FORCE ROW LEVEL SECURITY;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE participant FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_entry FORCE ROW LEVEL SECURITY;
CALL make_tenant_table('registration_revision');
