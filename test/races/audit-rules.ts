/** Charges and corrections are owed; payments are negative in the ledger. Rules may join it. */
export const MONEY = `WITH money AS (
    SELECT account_id, registration_id,
           coalesce(sum(amount) FILTER (WHERE kind IN ('charge', 'correction')), 0) AS owed,
           coalesce(-sum(amount) FILTER (WHERE kind IN ('payment', 'refund')), 0) AS paid
      FROM ledger_entry GROUP BY 1, 2)`

/** The states in which places are claimed (architecture §5). */
const HOLDING = `('held', 'awaiting_approval', 'awaiting_payment', 'confirmed')`

/**
 * What must hold in a database at rest, whatever has happened to it. Each rule is a query for what breaks
 * it, as one text a row. It looks at rows alone and trusts no function of the product.
 */
export const AUDIT_RULES = {
  'a pool counts what is claimed of it': `
    SELECT format('%s: %s taken, %s claimed', pool_key, p.taken, coalesce(c.units, 0))
      FROM capacity_pool p
      FULL JOIN (SELECT account_id, event_id, pool_key, sum(units) AS units
                   FROM capacity_claim GROUP BY 1, 2, 3) c USING (account_id, event_id, pool_key)
     WHERE p.taken IS DISTINCT FROM coalesce(c.units, 0)`,

  'no pool is sold over its limit': `
    SELECT format('%s: %s of %s', pool_key, taken, capacity) FROM capacity_pool WHERE taken > capacity`,

  'who holds places claims what was agreed, nobody else claims anything': `
    SELECT format('%s is %s, agreed on %s, claims %s', r.number, r.state, r.claims, c.held)
      FROM registration r
      LEFT JOIN LATERAL (SELECT jsonb_object_agg(pool_key, units) AS held FROM capacity_claim
                          WHERE account_id = r.account_id AND registration_id = r.registration_id) c ON true
      LEFT JOIN LATERAL (SELECT jsonb_object_agg(e->>'pool', e->'units') AS agreed
                           FROM jsonb_array_elements(r.claims) e) a ON true
     WHERE c.held IS DISTINCT FROM CASE WHEN r.state IN ${HOLDING} THEN a.agreed END`,

  'a claim is of a registration': `
    SELECT c.registration_id::text FROM capacity_claim c
     WHERE NOT EXISTS (SELECT FROM registration r WHERE r.account_id = c.account_id
                          AND r.registration_id = c.registration_id)`,

  'the people of an event are its places taken': `
    SELECT format('%s taken, %s people', e.taken, n.people)
      FROM capacity_pool e
     CROSS JOIN LATERAL (SELECT count(*) AS people FROM registration r
                           JOIN participant p USING (account_id, registration_id)
                          WHERE r.account_id = e.account_id AND r.event_id = e.event_id
                            AND r.state IN ${HOLDING}) n
     WHERE e.pool_key = 'event' AND e.taken <> n.people`,

  'a key makes one registration': `
    SELECT format('%s: %s', idempotency_key, string_agg(number, ', ')) FROM registration
     GROUP BY account_id, event_id, idempotency_key HAVING count(*) > 1`,

  'a registration is written whole': `
    SELECT format('%s: %s people, %s charges, %s times in the history', r.number, n.people, n.charges, n.notes)
      FROM registration r
     CROSS JOIN LATERAL (SELECT
        (SELECT count(*) FROM participant x WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)) AS people,
        (SELECT count(*) FROM ledger_entry x WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
            AND x.kind = 'charge' AND x.amount = r.total) AS charges,
        (SELECT count(*) FROM audit_entry x WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
            AND x.action = 'registration.created') AS notes) n
     WHERE n.people = 0 OR n.charges <> 1 OR n.notes <> 1`,

  'what is owed follows the state': `
    SELECT format('%s is %s of %s, owed %s', r.number, r.state, r.total, m.owed)
      FROM registration r NATURAL JOIN money m
     WHERE m.owed <> CASE WHEN r.state IN ${HOLDING} THEN r.total ELSE 0 END`,

  'the state follows the money': `
    SELECT format('%s is %s, paid %s, first due %s', r.number, r.state, m.paid, r.due->0->>'amount')
      FROM registration r NATURAL JOIN money m
     WHERE r.state IN ('confirmed', 'awaiting_payment')
       AND (r.state = 'confirmed') <> (m.paid >= coalesce((r.due->0->>'amount')::bigint, 0))`,

  'money of an expired registration is known to have come too late': `
    SELECT format('%s paid %s', r.number, m.paid) FROM registration r NATURAL JOIN money m
     WHERE r.state = 'expired' AND m.paid > 0
       AND NOT EXISTS (SELECT FROM audit_entry a WHERE a.account_id = r.account_id
                          AND a.registration_id = r.registration_id AND a.action = 'payment.came_too_late')`,

  'a payment is booked once, exactly when it succeeded': `
    SELECT format('payment %s of %s is %s, booked %s', p.payment_id, p.amount, p.state, b.amounts)
      FROM payment p
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(-l.amount), '{}') AS amounts FROM ledger_entry l
                          WHERE l.account_id = p.account_id AND l.payment_id = p.payment_id) b
     WHERE b.amounts <> CASE WHEN p.state = 'succeeded' THEN ARRAY[p.amount] ELSE '{}' END`,

  'money in the ledger is of a payment': `
    SELECT format('%s: %s', l.kind, l.amount) FROM ledger_entry l
     WHERE l.kind = 'payment' AND NOT EXISTS (SELECT FROM payment p
       WHERE p.account_id = l.account_id AND p.payment_id = l.payment_id)`,

  'what the gateway took is here': `
    SELECT format('%s: %s', t.transaction_id, p.state) FROM test_gateway.transaction t
      LEFT JOIN payment p ON p.payment_id = t.reference
     WHERE t.status = 'succeeded' AND p.state IS DISTINCT FROM 'succeeded'`,

  'everybody of a confirmed registration has a ticket, nobody else has': `
    SELECT format('%s is %s: %s people, %s tickets', r.number, r.state, n.people, n.tickets)
      FROM registration r
     CROSS JOIN LATERAL (SELECT count(*) AS people, count(t.ticket_id) AS tickets FROM participant p
                           LEFT JOIN ticket t USING (account_id, registration_id, participant_id)
                          WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id) n
     WHERE n.tickets <> CASE WHEN r.state = 'confirmed' THEN n.people ELSE 0 END`,

  'the time to pay has an end': `
    SELECT r.number FROM registration r
     WHERE r.state = 'awaiting_payment' AND r.expires_at IS NOT NULL
       AND r.registration_id::text NOT IN (
         SELECT coalesce(each->'payload'->>'registration', j.payload->>'registration', '')
           FROM graphile_worker._private_jobs j
           JOIN graphile_worker._private_tasks t ON t.id = j.task_id
           LEFT JOIN LATERAL jsonb_array_elements((j.payload::jsonb)->'each') each ON true
          WHERE t.identifier = 'expire-registration')`,
} as const satisfies Readonly<Record<string, string>>
