import { RULES } from '#server/features/reconciliation/rules.queries.ts'

/**
 * What must hold in a database where nothing is under way: the rules of the product's own reconciliation. The
 * product asks the gateway; these rules read its tables, so that they also see money that the product does not
 * know of. Rules name tables without a schema, so that they can be narrowed (`audit.ts`).
 */
export const AUDIT_RULES = {
  ...RULES,

  'what the gateway took is here': `
    SELECT r.event_id, r.number AS registration, t.reference AS payment,
           json_build_object('at the gateway', t.status, 'took', coalesce(t.paid_amount, t.amount),
             'currency', t.paid_currency, 'here', p.state, 'booked', -l.amount) AS sides
      FROM gateway_transaction t
      LEFT JOIN payment p ON p.payment_id = t.reference
      LEFT JOIN registration r USING (account_id, registration_id)
      LEFT JOIN ledger_entry l ON l.account_id = p.account_id AND l.payment_id = p.payment_id AND l.kind = 'payment'
     WHERE NOT EXISTS (SELECT FROM donation d WHERE d.donation_id = t.reference)
       AND ((t.status = 'succeeded') <> coalesce(p.state = 'succeeded', false)
        OR (t.status = 'succeeded' AND -l.amount IS DISTINCT FROM
             CASE WHEN t.paid_currency = 'PLN' THEN coalesce(t.paid_amount, t.amount) ELSE 0 END))`,

  'what the gateway gave back is here, and nothing else': `
    SELECT NULL::uuid AS event_id, json_build_object('refund', coalesce(g.reference, r.refund_id), 'at the gateway', g.status, 'gave', g.amount,
             'here', r.state, 'booked', r.amount) AS sides
      FROM gateway_refund g
      FULL JOIN (SELECT r.* FROM refund r
                   JOIN payment p ON p.account_id = r.account_id AND p.payment_id = r.payment_id AND p.gateway = 'test')
           r ON r.refund_id = g.reference
     WHERE NOT EXISTS (SELECT FROM donation_refund d WHERE d.donation_refund_id = g.reference)
       AND (coalesce(g.status = 'succeeded', false) <> coalesce(r.state = 'succeeded', false)
        OR (g.status = 'succeeded' AND g.amount <> r.amount))`,

  'the gateway gave back once what was asked for once': `
    SELECT NULL::uuid AS event_id, json_build_object('refund', reference, 'times', count(*)) AS sides FROM gateway_refund
     WHERE status <> 'failed' GROUP BY reference HAVING count(*) > 1`,

  'money on its way back is looked after': `
    SELECT NULL::uuid AS event_id, json_build_object('refund', r.refund_id, 'state', r.state, 'jobs', 0) AS sides FROM refund r
     WHERE r.state IN ('requested', 'sent')
       AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs j
                         JOIN graphile_worker._private_tasks t ON t.id = j.task_id
                        WHERE t.identifier = 'send-refund' AND j.payload->>'refund' = r.refund_id::text)`,
} as const satisfies Readonly<Record<string, string>>
