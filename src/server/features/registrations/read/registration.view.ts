import type { z } from 'zod'
import type { registrationRow } from '#contract/panel.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'
import type { RegistrationRow } from '../agreement/registrations.queries.ts'
import { moneyView, slotOf } from './get-registration.ts'

/** A row of the panel's list, field by field. */
export function rowView(
  row: Omit<RegistrationRow, 'slug'>,
  people: readonly { readonly firstName: string; readonly lastName: string }[],
  ledger: readonly LedgerRow[],
  now: Temporal.Instant,
): z.input<typeof registrationRow> {
  const { paid, paidness } = moneyView(row, ledger, now)
  return {
    id: row.registrationId,
    number: row.number,
    state: row.state as z.input<typeof registrationRow>['state'],
    paidness,
    contactName: `${row.contactFirstName} ${row.contactLastName}`,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    headcount: row.headcount,
    slot: slotOf(row),
    people: people.map((person) => `${person.firstName} ${person.lastName}`),
    total: row.total,
    paid,
    createdAt: row.createdAt.toString(),
  }
}
