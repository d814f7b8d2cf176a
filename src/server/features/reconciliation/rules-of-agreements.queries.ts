import type { RevisionKind } from '#domain/registration/revision.ts'
import { codes } from './rules-of-entries.queries.ts'

/** The line of the history that each agreement has, stated here independently. */
const ACTIONS = {
  ordered: 'registration.created',
  changed: 'registration.changed',
  handed_over: 'registration.handed_over',
  approved: 'registration.approved',
  refused: 'registration.approval_refused',
  payment_day: 'registration.reckoned',
  moved: 'registration.moved',
  prolonged: 'registration.prolonged',
  cancelled: 'registration.cancelled',
} as const satisfies Readonly<Record<Exclude<RevisionKind, 'carried_over'>, string>>

const actions = Object.entries(ACTIONS).map(([kind, action]) => `('${kind}', '${action}')`)

/** What must hold of the agreements about a registration; as the rules of `rules.queries.ts`. */
export const AGREEMENT_RULES = {
  'agreements follow one another from the order on': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('position', v.position, 'kind', v.kind, 'revision', v.revision, 'after', v.before) AS sides
      FROM (SELECT *, row_number() OVER each_in_turn AS place, lag(revision) OVER each_in_turn AS before
              FROM registration_revision
            WINDOW each_in_turn AS (PARTITION BY account_id, registration_id ORDER BY position)) v
      LEFT JOIN registration r USING (account_id, registration_id)
     WHERE v.position <> v.place OR (v.position = 1) <> (v.kind IN ('ordered', 'carried_over'))
        OR v.revision <> CASE WHEN v.kind = 'carried_over' THEN v.revision
                              ELSE coalesce(v.before, 0) + (v.kind IN ('ordered', 'changed', 'handed_over'))::integer END`,

  'each agreement is in the history, and nothing else is agreed there': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('kind', k.kind, 'agreed', n.agreed, 'times in the history', n.noted) AS sides
      FROM registration r
     CROSS JOIN (VALUES ${actions.join(', ')}) k (kind, action)
      LEFT JOIN registration_revision f ON f.account_id = r.account_id AND f.registration_id = r.registration_id
       AND f.position = 1
     CROSS JOIN LATERAL (SELECT
        (SELECT count(*) FROM registration_revision v WHERE v.account_id = r.account_id
            AND v.registration_id = r.registration_id AND v.kind = k.kind) AS agreed,
        (SELECT count(*) FROM audit_entry a WHERE a.account_id = r.account_id
            AND a.registration_id = r.registration_id AND a.action = k.action
            -- What came before agreements were recorded is in the history alone.
            AND (f.kind IS DISTINCT FROM 'carried_over' OR a.at > f.at)) AS noted) n
     WHERE n.agreed <> n.noted`,

  'lines and parts of each agreement add up to its total': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('position', v.position, 'agreed', v.total, 'lines', l.amount, 'due', d.amount) AS sides
      FROM registration_revision v
      LEFT JOIN registration r USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT coalesce(sum((e->>'amount')::bigint), 0) AS amount FROM jsonb_array_elements(v.lines) e
                          WHERE NOT coalesce((e->>'onSite')::boolean, false)) l
     CROSS JOIN LATERAL (SELECT coalesce(sum((e->>'amount')::bigint), 0) AS amount FROM jsonb_array_elements(v.due) e) d
     WHERE l.amount <> v.total OR d.amount <> v.total`,

  'what was agreed last is charged, and stands': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('agreed', v.total, 'charged', c.charged, 'stands', r.total, 'revision', v.revision,
             'of the registration', r.revision, 'kind', v.kind, 'state', r.state) AS sides
      FROM registration r
      LEFT JOIN newest v USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0) AS charged FROM ledger_entry l
                          WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)
                            AND (l.kind = 'charge' OR l.kind = 'correction'
                              AND l.explanation->>'code' IN (${codes('changed', 'handed_over', 'payment_day')}))) c
     WHERE v.total IS DISTINCT FROM c.charged OR v.total IS DISTINCT FROM r.total
        OR v.revision IS DISTINCT FROM r.revision OR v.version IS DISTINCT FROM r.version
        OR v.draft - 'people' IS DISTINCT FROM r.draft
        OR (v.kind <> 'carried_over' AND (v.kind = 'cancelled') <> (r.state = 'cancelled'))`,

  'who was agreed last takes part': `
    SELECT r.event_id, r.number AS registration, json_build_object('agreed', n.agreed, 'take part', n.present) AS sides
      FROM registration r
      JOIN newest v USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT
        (SELECT coalesce(array_agg(e->>'ref' ORDER BY e->>'ref'), '{}')
           FROM jsonb_array_elements(v.draft->'people') e) AS agreed,
        (SELECT coalesce(array_agg(p.ref ORDER BY p.ref), '{}') FROM participant p
          WHERE (p.account_id, p.registration_id) = (r.account_id, r.registration_id)
            AND p.left_at IS NULL) AS present) n
     WHERE n.agreed <> n.present`,

  'lines are of people who take part': `
    SELECT r.event_id, r.number AS registration, json_build_object('line of', e->>'person') AS sides
      FROM registration r
      JOIN newest v USING (account_id, registration_id)
     CROSS JOIN LATERAL jsonb_array_elements(v.lines) e
     WHERE e->>'person' IS NOT NULL AND NOT EXISTS (SELECT FROM participant p
       WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id AND p.left_at IS NULL
         AND p.ref = e->>'person')`,

  'a refused approval has a reason': `
    SELECT r.event_id, r.number AS registration, json_build_object('state', r.state, 'until', r.expires_at) AS sides
      FROM registration r
     WHERE r.is_refused AND (r.expires_at IS NULL OR NOT EXISTS (SELECT FROM registration_revision v
       WHERE v.account_id = r.account_id AND v.registration_id = r.registration_id
         AND v.kind IN ('refused', 'carried_over') AND v.reason IS NOT NULL))`,
} as const satisfies Readonly<Record<string, string>>
