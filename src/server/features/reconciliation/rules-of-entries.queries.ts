import type { LedgerCode, LedgerKind } from '#domain/payment/ledger-entry.ts'

/** What may be in the ledger, stated here independently: the compiler reports a missing code, not its kind. */
const KINDS = {
  registered: 'charge',
  paid_online: 'payment',
  paid_in_currency: 'payment',
  paid_by_hand: 'payment',
  payment_reversed: 'payment',
  moved_away: 'payment',
  moved_here: 'payment',
  refunded: 'refund',
  refunded_by_hand: 'refund',
  changed: 'correction',
  handed_over: 'correction',
  payment_day: 'correction',
  by_decision: 'correction',
  cancelled: 'correction',
  expired: 'correction',
  revived: 'correction',
  resigned: 'kept',
  donation: 'kept',
  donation_returned: 'kept',
  hand_over_difference: 'kept',
  change_fee: 'fee',
  hand_over_fee: 'fee',
  fee_waived: 'fee',
} as const satisfies Readonly<Record<LedgerCode, LedgerKind>>

/** Codes as a list of SQL: the compiler knows each. */
export const codes = (...wanted: readonly LedgerCode[]): string =>
  wanted.map((code) => `'${code}'`).join(', ')

const allowed = Object.entries(KINDS).map(([code, kind]) => `('${kind}', '${code}')`)

/** What must hold of each entry of the ledger; as the rules of `rules.queries.ts`. */
export const ENTRY_RULES = {
  'an entry of the ledger has a code of its kind': `
    SELECT r.event_id, r.number AS registration, l.payment_id AS payment,
           json_build_object('entry', l.ledger_entry_id, 'kind', l.kind, 'code', l.explanation->>'code') AS sides
      FROM ledger_entry l
      LEFT JOIN registration r USING (account_id, registration_id)
     WHERE (l.kind, coalesce(l.explanation->>'code', '')) NOT IN (VALUES ${allowed.join(', ')})`,

  'a reversal takes back one whole booking by hand': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('reversed', l.amount, 'booked', -b.amount) AS sides
      FROM ledger_entry l
      LEFT JOIN registration r USING (account_id, registration_id)
      LEFT JOIN ledger_entry b ON b.account_id = l.account_id AND b.registration_id = l.registration_id
       AND b.ledger_entry_id::text = l.explanation->>'entry' AND b.explanation->>'code' IN (${codes('paid_by_hand')})
     WHERE l.explanation->>'code' IN (${codes('payment_reversed')}) AND l.amount IS DISTINCT FROM -b.amount`,

  'money that was moved has left one registration of the event and come to another': `
    SELECT r.event_id, r.number AS registration, json_build_object('moved', l.amount, 'code', l.explanation->>'code') AS sides
      FROM ledger_entry l
      JOIN registration r USING (account_id, registration_id)
     WHERE l.explanation->>'code' IN (${codes('moved_away', 'moved_here')}) AND NOT EXISTS (
       SELECT FROM ledger_entry o JOIN registration x USING (account_id, registration_id)
        WHERE o.account_id = l.account_id AND x.event_id = r.event_id AND o.at = l.at AND o.amount = -l.amount
          AND o.explanation->>'code' IN (${codes('moved_away', 'moved_here')})
          AND x.number = coalesce(l.explanation->>'to', l.explanation->>'from')
          AND r.number = coalesce(o.explanation->>'to', o.explanation->>'from'))`,
} as const satisfies Readonly<Record<string, string>>
