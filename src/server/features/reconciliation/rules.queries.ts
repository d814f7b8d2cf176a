import { AGREEMENT_RULES } from './rules-of-agreements.queries.ts'
import { CHANGE_RULES } from './rules-of-changes.queries.ts'
import { DONATION_RULES } from './rules-of-donations.queries.ts'
import { codes, ENTRY_RULES } from './rules-of-entries.queries.ts'
import { NUMBER_RULES } from './rules-of-numbers.queries.ts'
import { REFUND_RULES } from './rules-of-refunds.queries.ts'

/**
 * What must hold between the rows of an account, whatever has happened to it. Each rule is a query for violations and
 * trusts no function of the product. It returns `event_id`, the affected `registration` (its number), `pool` and
 * `payment`, the `sides` that do not agree, and the `rows` that they were calculated from.
 *
 * The texts have no parameters: row-level security shows the rows of the account that was entered, and to the
 * superuser of a test the rows of all.
 */

/** The states in which places are claimed (architecture §5). */
const HOLDING = `('held', 'awaiting_approval', 'awaiting_payment', 'confirmed')`

/** More rows than this add no information. */
const AT_MOST = 20

/**
 * Rules may join these. Charges and corrections are owed; payments are negative in the ledger; what is retained is
 * taken from them.
 */
export const COMMON = `
  money AS (
    SELECT account_id, registration_id,
           coalesce(sum(amount) FILTER (WHERE kind IN ('charge', 'correction')), 0) AS owed,
           coalesce(-sum(amount) FILTER (WHERE kind IN ('payment', 'refund', 'kept')), 0) AS paid,
           -- By the staff, beside the agreed price.
           coalesce(sum(amount) FILTER (WHERE explanation->>'code' IN (${codes('by_decision')})), 0) AS decided,
           coalesce(bool_or(explanation->>'code' IN (${codes('payment_reversed', 'by_decision')})), false) AS by_hand
      FROM ledger_entry GROUP BY 1, 2),
  -- What stands of each registration.
  newest AS (
    SELECT DISTINCT ON (account_id, registration_id) * FROM registration_revision
     ORDER BY account_id, registration_id, position DESC),
  -- Versions in which everybody takes one place of the event, and nothing else takes any.
  head_counted AS MATERIALIZED (
    SELECT account_id, event_id, version
      FROM event_version,
           LATERAL (SELECT definition ? 'limit' AND coalesce(definition #>> '{limit,id}', 'event') = 'event' AS own) l,
           LATERAL (SELECT count(*) AS others FROM jsonb_path_query(definition, 'strict $.**.pool', '{}', true) p
                     WHERE p @> '"event"') o
     WHERE CASE WHEN own THEN others = 0
                ELSE others = 1 AND EXISTS (SELECT FROM jsonb_array_elements(definition->'claims') c
                                             WHERE c = '{"pool": "event", "units": 1}') END)`

const ledgerOf = (registration: string) => `(
  SELECT json_agg(entry) FROM (
    SELECT json_build_object('kind', l.kind, 'amount', l.amount, 'payment', l.payment_id, 'at', l.at) AS entry
      FROM ledger_entry l
     WHERE (l.account_id, l.registration_id) = (${registration}.account_id, ${registration}.registration_id)
     ORDER BY l.at, l.ledger_entry_id LIMIT ${AT_MOST}) e)`

const claimsOf = (pool: string) => `(
  SELECT json_agg(claim) FROM (
    SELECT json_build_object('holder', coalesce(r.number, c.holder_id::text), 'units', c.units) AS claim
      FROM capacity_claim c
      LEFT JOIN registration r ON r.account_id = c.account_id AND r.registration_id = c.holder_id
     WHERE (c.account_id, c.event_id, c.pool_key) = (${pool}.account_id, ${pool}.event_id, ${pool}.pool_key)
     ORDER BY c.holder_id DESC LIMIT ${AT_MOST}) x)`

export const RULES = {
  ...AGREEMENT_RULES,
  ...CHANGE_RULES,
  ...ENTRY_RULES,
  ...NUMBER_RULES,
  ...REFUND_RULES,
  ...DONATION_RULES,

  'a pool counts what is claimed of it': `
    SELECT counted.event_id, counted.pool_key AS pool,
           json_build_object('taken', counted.taken, 'claimed', counted.claimed) AS sides, ${claimsOf('counted')} AS rows
      FROM (SELECT account_id, event_id, pool_key, p.taken, coalesce(c.units, 0) AS claimed
              FROM capacity_pool p
              FULL JOIN (SELECT account_id, event_id, pool_key, sum(units) AS units
                           FROM capacity_claim GROUP BY 1, 2, 3) c USING (account_id, event_id, pool_key)) counted
     WHERE counted.taken IS DISTINCT FROM counted.claimed`,

  'no pool is sold over its limit': `
    SELECT p.event_id, p.pool_key AS pool, json_build_object('taken', p.taken, 'allowed', p.capacity + p.over) AS sides,
           ${claimsOf('p')} AS rows
      FROM capacity_pool p WHERE p.taken > p.capacity + p.over`,

  'above the limit a pool stands only as far as somebody decided': `
    SELECT p.event_id, p.pool_key AS pool,
           json_build_object('taken', p.taken, 'limit', p.capacity, 'above', p.over) AS sides
      FROM capacity_pool p WHERE p.over > greatest(0, p.taken - p.capacity)`,

  'a pool counts who waits for it': `
    SELECT counted.event_id, counted.pool_key AS pool,
           json_build_object('waiting', counted.waiting, 'wanted', counted.wanted) AS sides
      FROM (SELECT account_id, event_id, pool_key, p.waiting, coalesce(w.units, 0) AS wanted
              FROM capacity_pool p
              FULL JOIN (SELECT account_id, event_id, c->>'pool' AS pool_key, sum((c->>'units')::int) AS units
                           FROM waiting_entry, jsonb_array_elements(wishes->0->'claims') c
                          WHERE state = 'waiting' GROUP BY 1, 2, 3) w USING (account_id, event_id, pool_key)) counted
     WHERE counted.waiting IS DISTINCT FROM counted.wanted`,

  'an offer is held exactly while it stands': `
    SELECT w.event_id, json_build_object('waiting entry', w.waiting_entry_id, 'state', w.state, 'holds', n.holds) AS sides
      FROM waiting_entry w
     CROSS JOIN LATERAL (SELECT count(*) AS holds FROM hold h WHERE h.account_id = w.account_id
                            AND h.waiting_entry_id = w.waiting_entry_id) n
     WHERE n.holds <> CASE WHEN w.state = 'offered' THEN 1 ELSE 0 END`,

  'an allotment gives out what it has set aside': `
    SELECT a.event_id, a.pool_key AS pool, json_build_object('set aside', coalesce(c.units, 0), 'limit', p.capacity) AS sides
      FROM allotment a
      LEFT JOIN capacity_pool p USING (account_id, event_id, pool_key)
      LEFT JOIN capacity_claim c ON c.account_id = a.account_id AND c.holder_id = a.allotment_id
       AND c.pool_key = a.part_of
     WHERE p.capacity IS DISTINCT FROM coalesce(c.units, 0)`,

  'who holds places claims what was agreed, nobody else claims anything': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('state', r.state, 'agreed', a.agreed, 'claims', c.held) AS sides
      FROM registration r
      LEFT JOIN LATERAL (SELECT jsonb_object_agg(pool_key, units) AS held FROM capacity_claim
                          WHERE account_id = r.account_id AND holder_id = r.registration_id) c ON true
      LEFT JOIN LATERAL (SELECT jsonb_object_agg(e->>'pool', e->'units') AS agreed
                           FROM jsonb_array_elements(r.claims) e) a ON true
     WHERE c.held IS DISTINCT FROM CASE WHEN r.state IN ${HOLDING} THEN a.agreed END`,

  'a claim is of a registration, a hold or an allotment': `
    SELECT c.event_id, c.pool_key AS pool, json_build_object('holder', c.holder_id, 'units', c.units) AS sides
      FROM capacity_claim c
     WHERE NOT EXISTS (SELECT FROM registration r WHERE r.account_id = c.account_id AND r.registration_id = c.holder_id)
       AND NOT EXISTS (SELECT FROM hold h WHERE h.account_id = c.account_id AND h.hold_id = c.holder_id)
       AND NOT EXISTS (SELECT FROM allotment a WHERE a.account_id = c.account_id AND a.allotment_id = c.holder_id)`,

  'the people of an event are its places claimed': `
    SELECT r.event_id, r.number AS registration, 'event' AS pool,
           json_build_object('places', coalesce(c.units, 0), 'people', n.people) AS sides
      FROM registration r
      JOIN head_counted USING (account_id, event_id, version)
     CROSS JOIN LATERAL (SELECT sum(units) AS units FROM capacity_claim c
                          WHERE c.account_id = r.account_id AND c.holder_id = r.registration_id
                            -- Of the event itself, or of an allotment of it.
                            AND split_part(c.pool_key, '/', 1) = 'event') c
     CROSS JOIN LATERAL (SELECT coalesce(r.headcount, count(*)) AS people FROM participant p
                          WHERE (p.account_id, p.registration_id) = (r.account_id, r.registration_id)
                            AND p.left_at IS NULL) n
     WHERE r.state IN ${HOLDING} AND coalesce(c.units, 0) <> n.people`,

  'a key makes one registration': `
    SELECT r.event_id, min(r.number) AS registration, json_build_object('registrations', count(*)) AS sides,
           json_agg(json_build_object('number', r.number, 'key', r.idempotency_key)) AS rows
      FROM registration r
     GROUP BY r.account_id, r.event_id, r.idempotency_key HAVING count(*) > 1`,

  'a registration is written whole': `
    SELECT r.event_id, r.number AS registration, to_json(n) AS sides, ${ledgerOf('r')} AS rows
      FROM registration r
     CROSS JOIN LATERAL (SELECT
        (SELECT coalesce(r.headcount, count(*)) FROM participant x
          WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
            AND x.left_at IS NULL) AS people,
        (SELECT count(*) FROM ledger_entry x WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
            AND x.kind = 'charge') AS charges,
        (SELECT sum(x.amount) FROM ledger_entry x WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
            AND (x.kind = 'charge' OR x.kind = 'correction' AND x.explanation->>'code' IN (${codes('changed', 'handed_over', 'payment_day')}))) AS charged,
        r.total AS agreed,
        (SELECT count(*) FROM audit_entry x WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
            AND x.action = 'registration.created') AS "times in the history") n
     WHERE n.people = 0 OR n.charges <> 1 OR n.charged <> n.agreed OR n."times in the history" <> 1`,

  'what is owed follows the state': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('state', r.state, 'agreed', r.total, 'owed', m.owed) AS sides, ${ledgerOf('r')} AS rows
      FROM registration r JOIN money m USING (account_id, registration_id)
     WHERE m.owed <> CASE WHEN r.state IN ${HOLDING} THEN r.total + m.decided ELSE 0 END`,

  // A confirmed registration stays confirmed when it becomes dearer: the money sufficed for the earlier price.
  'the state follows the money': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('state', r.state, 'paid', m.paid, 'first due', first.now) AS sides,
           ${ledgerOf('r')} AS rows
      FROM registration r JOIN money m USING (account_id, registration_id)
      JOIN newest v USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT coalesce((v.due->0->>'amount')::bigint, 0) AS now) first
     CROSS JOIN LATERAL (SELECT min((a.details->'before'->>'firstDue')::bigint) AS before FROM audit_entry a
                          WHERE a.account_id = r.account_id AND a.registration_id = r.registration_id
                            AND a.action IN ('registration.changed', 'registration.handed_over', 'registration.reckoned')
                            AND a.details->'before'->>'state' = 'confirmed') changed
     WHERE (r.state = 'awaiting_payment' AND m.paid >= least(first.now, m.owed))
        -- A booking that was taken back, or a dearer price of the staff, takes no place away.
        OR (r.state = 'confirmed' AND NOT m.by_hand AND m.paid < least(first.now, changed.before))`,

  'money of an expired registration is known to have come too late': `
    SELECT r.event_id, r.number AS registration, json_build_object('state', r.state, 'paid', m.paid) AS sides,
           ${ledgerOf('r')} AS rows
      FROM registration r JOIN money m USING (account_id, registration_id)
      JOIN newest v USING (account_id, registration_id)
     WHERE r.state = 'expired' AND m.paid > 0 AND m.paid >= coalesce((v.due->0->>'amount')::bigint, 0)
       AND NOT EXISTS (SELECT FROM audit_entry a WHERE a.account_id = r.account_id
                          AND a.registration_id = r.registration_id AND a.action = 'payment.came_too_late')`,

  'a payment is booked once, exactly when it succeeded': `
    SELECT r.event_id, r.number AS registration, p.payment_id AS payment,
           json_build_object('state', p.state, 'amount', p.amount, 'booked as of', b.asked) AS sides
      FROM payment p
      LEFT JOIN registration r USING (account_id, registration_id)
     -- Another sum than was asked for, or another currency, is booked as what came, and says so.
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(CASE WHEN l.explanation->>'code' IN (${codes('paid_in_currency')}) THEN p.amount
                                  ELSE coalesce((l.explanation->>'asked')::bigint, -l.amount) END), '{}') AS asked
                           FROM ledger_entry l
                          WHERE (l.account_id, l.registration_id) = (p.account_id, p.registration_id)
                            AND l.payment_id = p.payment_id AND l.kind = 'payment') b
     WHERE b.asked <> CASE WHEN p.state = 'succeeded' THEN ARRAY[p.amount] ELSE '{}' END`,

  'money in the ledger is of a payment': `
    SELECT r.event_id, r.number AS registration, l.payment_id AS payment,
           json_build_object('booked', -l.amount) AS sides, ${ledgerOf('l')} AS rows
      FROM ledger_entry l
      LEFT JOIN registration r USING (account_id, registration_id)
     WHERE l.kind = 'payment' AND l.explanation->>'code' NOT IN (${codes('paid_by_hand', 'payment_reversed', 'moved_away', 'moved_here')})
       AND NOT EXISTS (SELECT FROM payment p
       WHERE (p.account_id, p.payment_id, p.registration_id) = (l.account_id, l.payment_id, l.registration_id))`,

  // Registrations that are only counted have one for all.
  'everybody of a confirmed registration has a ticket, nobody else has': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('state', r.state, 'people', n.people, 'tickets', n.tickets) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT
        (SELECT count(*) FILTER (WHERE p.left_at IS NULL) + CASE WHEN r.headcount IS NULL THEN 0 ELSE 1 END FROM participant p
          WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id) AS people,
        (SELECT count(*) FROM ticket t
          WHERE t.account_id = r.account_id AND t.registration_id = r.registration_id AND t.void_at IS NULL) AS tickets) n
     WHERE n.tickets <> CASE WHEN r.state = 'confirmed' THEN n.people ELSE 0 END`,

  'a ticket is used when a scan has let it in, once': `
    SELECT t.event_id, r.number AS registration,
           json_build_object('used', t.used_at, 'let in', coalesce(s.entered, 0)) AS sides, s.rows
      FROM ticket t
      JOIN registration r USING (account_id, registration_id)
      LEFT JOIN (SELECT account_id, ticket_id, count(*) AS entered,
                        json_agg(json_build_object('at', at, 'gate', gate)) AS rows
                   FROM scan WHERE verdict->>'verdict' = 'enter' GROUP BY 1, 2) s USING (account_id, ticket_id)
     WHERE coalesce(s.entered, 0) <> (t.used_at IS NOT NULL)::integer`,

  'the time to pay has an end': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('state', r.state, 'expires', r.expires_at, 'jobs', 0) AS sides
      FROM registration r
      LEFT JOIN jobs.queued_expiries() q USING (account_id, registration_id)
     WHERE r.state = 'awaiting_payment' AND r.expires_at IS NOT NULL AND q.registration_id IS NULL`,
} as const satisfies Readonly<Record<string, string>>
