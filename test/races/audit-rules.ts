import { RULES } from '#server/features/reconciliation/rules.queries.ts'

/**
 * What must hold in a database at rest, whatever has happened to it: the rules of the product's own
 * reconciliation. The gateway is not asked, as the product asks it, but looked into: so also money is seen of
 * which the product does not know.
 */
export const AUDIT_RULES = {
  ...RULES,

  'what the gateway took is here': `
    SELECT r.event_id, r.number AS registration, t.reference AS payment,
           json_build_object('state', p.state, 'at the gateway', t.status) AS sides
      FROM test_gateway.transaction t
      LEFT JOIN payment p ON p.payment_id = t.reference
      LEFT JOIN registration r USING (account_id, registration_id)
     WHERE t.status = 'succeeded' AND p.state IS DISTINCT FROM 'succeeded'`,
} as const satisfies Readonly<Record<string, string>>
