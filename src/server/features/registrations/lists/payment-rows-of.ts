import { OPEN_PAYMENT_STATES, type PaymentState } from '#domain/payment/states.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'
import type { Subject } from './load-subjects.ts'
import type { NewPaymentRow, UnbookedPayment } from './money-rows.queries.ts'

/** The payments that are in the ledger of a registration. */
export function bookedRowsOf({ registrationId, eventId, entries }: Subject): NewPaymentRow[] {
  const reversed = new Set(
    entries.flatMap(({ explanation }) =>
      explanation.code === 'payment_reversed' ? [explanation.entry] : [],
    ),
  )
  return entries.flatMap((entry) => {
    const came = cameBy(entry)
    if (came === null) return []
    const { ledgerEntryId, at, amount, explanation } = entry
    const state = explanation.code === 'paid_in_currency' ? 'foreign' : stateOf(reversed.has(ledgerEntryId))
    return [
      {
        ...{ registrationId, eventId, rowId: ledgerEntryId, at: at.toString(), ...came, state },
        amount: 0 - amount,
      },
    ]
  })
}

const stateOf = (isReversed: boolean) => (isReversed ? 'reversed' : 'booked')

/** By which way and on which day it came; null of an entry that is no payment. */
function cameBy({ explanation, at }: LedgerRow): { readonly way: string; readonly day: string } | null {
  switch (explanation.code) {
    case 'paid_by_hand':
      return { way: explanation.way, day: explanation.day }
    case 'paid_online':
    case 'paid_in_currency':
      return { way: explanation.gateway, day: dayOf(at) }
    case 'moved_away':
    case 'moved_here':
      return { way: 'moved', day: dayOf(at) }
    default:
      return null
  }
}

/** A payment that has brought no money: still under way, or failed. */
export function unbookedRowOf(
  { paymentId, registrationId, gateway, state, amount, createdAt }: UnbookedPayment,
  { eventId }: Subject,
): NewPaymentRow {
  const isOpen = OPEN_PAYMENT_STATES.some((open: PaymentState) => open === state)
  return {
    ...{ registrationId, eventId, rowId: paymentId, way: gateway, amount },
    ...{ day: dayOf(createdAt), at: createdAt.toString(), state: isOpen ? 'pending' : 'failed' },
  }
}

const dayOf = (at: Temporal.Instant) => localOf(at).toPlainDate().toString()
