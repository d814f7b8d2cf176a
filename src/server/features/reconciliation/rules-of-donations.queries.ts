/** What must hold between donations, their refunds and their ledger; see `rules.queries.ts` for what a rule returns. */
export const DONATION_RULES = {
  'a donation is booked once, exactly when it succeeded': `
    SELECT NULL::uuid AS event_id, d.donation_id AS payment,
           json_build_object('state', d.state, 'amount', d.amount, 'booked as of', b.asked) AS sides
      FROM donation d
     -- Another sum than was chosen, or another currency, is booked as what came, and says so.
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(CASE WHEN e.explanation->>'code' = 'donated_in_currency' THEN d.amount
                                  ELSE coalesce((e.explanation->>'asked')::bigint, e.amount) END), '{}') AS asked
                           FROM donation_entry e
                          WHERE (e.account_id, e.donation_id, e.collection_id) = (d.account_id, d.donation_id, d.collection_id)
                            AND e.kind = 'donation') b
     WHERE b.asked <> CASE WHEN d.state = 'succeeded' THEN ARRAY[d.amount] ELSE '{}' END`,

  'a refund of a donation is booked once, exactly when it succeeded': `
    SELECT NULL::uuid AS event_id, r.donation_id AS payment,
           json_build_object('state', r.state, 'amount', r.amount, 'booked', b.amounts) AS sides
      FROM donation_refund r
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(-e.amount), '{}') AS amounts FROM donation_entry e
                          WHERE (e.account_id, e.donation_refund_id) = (r.account_id, r.donation_refund_id)) b
     WHERE b.amounts <> CASE WHEN r.state = 'succeeded' THEN ARRAY[r.amount] ELSE '{}' END`,

  'no more of a donation goes back than has come': `
    SELECT NULL::uuid AS event_id, e.donation_id AS payment, json_build_object('left', sum(e.amount)) AS sides
      FROM donation_entry e GROUP BY e.account_id, e.donation_id HAVING sum(e.amount) < 0`,
} as const satisfies Readonly<Record<string, string>>
