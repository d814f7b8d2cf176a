import { codes } from './rules-of-entries.queries.ts'

/** What must hold of refunds; as the rules of `rules.queries.ts`. */
export const REFUND_RULES = {
  'a refund is booked once, exactly when it succeeded': `
    SELECT x.event_id, x.number AS registration, r.payment_id AS payment,
           json_build_object('refund', r.refund_id, 'state', r.state, 'amount', r.amount, 'booked', b.amounts) AS sides
      FROM refund r
      LEFT JOIN registration x USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(l.amount), '{}') AS amounts FROM ledger_entry l
                          WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)
                            AND l.refund_id = r.refund_id) b
     WHERE b.amounts <> CASE WHEN r.state = 'succeeded' THEN ARRAY[r.amount] ELSE '{}' END`,

  'money back in the ledger is of a refund': `
    SELECT r.event_id, r.number AS registration, l.payment_id AS payment,
           json_build_object('kind', l.kind, 'booked', l.amount, 'refund', l.refund_id) AS sides
      FROM ledger_entry l
      LEFT JOIN registration r USING (account_id, registration_id)
     WHERE (l.kind = 'refund') <> EXISTS (SELECT FROM refund x
       WHERE (x.account_id, x.registration_id, x.refund_id) = (l.account_id, l.registration_id, l.refund_id)
         AND x.payment_id IS NOT DISTINCT FROM l.payment_id)`,

  'a payment gives back no more than it brought': `
    SELECT r.event_id, r.number AS registration, p.payment_id AS payment, to_json(b) AS sides
      FROM payment p
      LEFT JOIN registration r USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT
        (SELECT coalesce(-sum(l.amount), 0) FROM ledger_entry l WHERE l.account_id = p.account_id
            AND l.payment_id = p.payment_id AND l.kind = 'payment') AS brought,
        (SELECT sum(x.amount) FROM refund x WHERE x.account_id = p.account_id
            AND x.payment_id = p.payment_id AND x.state <> 'failed') AS back) b
     WHERE b.back > b.brought`,

  'no more goes back than has come': `
    SELECT r.event_id, r.number AS registration, json_build_object('stayed', m.paid, 'on the way back', o.amount) AS sides
      FROM registration r
      JOIN money m USING (account_id, registration_id)
      JOIN (SELECT account_id, registration_id, sum(amount) AS amount FROM refund
             WHERE state NOT IN ('succeeded', 'failed') GROUP BY 1, 2) o USING (account_id, registration_id)
     WHERE o.amount > m.paid`,

  // An overpayment, also one by the price of the day of payment, is for the staff to decide. All other refunds were
  // promised. Money for an expired registration may still be followed by the rest: its refund is requested in the
  // night.
  'money that was promised back is asked for': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('state', r.state, 'left', n.left, 'overpaid', o.overpaid) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT
        greatest(0,
          - coalesce((SELECT sum(l.amount) FROM ledger_entry l
                       WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)), 0)
          - coalesce((SELECT sum(x.amount) FROM refund x
                       WHERE (x.account_id, x.registration_id) = (r.account_id, r.registration_id)
                         AND x.state NOT IN ('succeeded', 'failed')), 0)) AS left,
        (SELECT max(l.at) FROM ledger_entry l
          WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)) AS newest) n
     CROSS JOIN LATERAL (SELECT coalesce(sum(greatest(0, greatest(0, -d.after) - greatest(0, d.amount - d.after))), 0) AS overpaid
        FROM (SELECT e.amount, e.is_payment, sum(e.amount) OVER (ORDER BY e.at) AS after
                FROM (SELECT l.at, sum(l.amount) AS amount,
                             bool_or(l.kind = 'payment' OR l.explanation->>'code' IN (${codes('payment_day')})) AS is_payment
                        FROM ledger_entry l
                       WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)
                       GROUP BY l.at) e) d
       WHERE d.is_payment) o
     WHERE n.left > 0 AND CASE r.state
       WHEN 'cancelled' THEN true
       WHEN 'withdrawn' THEN true
       WHEN 'expired' THEN n.newest < now() - interval '2 days'
       ELSE n.left > o.overpaid END`,
} as const satisfies Readonly<Record<string, string>>
