import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { counts } from '#i18n/pl/counts.ts'
import { qrPath } from '#server/base/qr-code.ts'
import type { ParticipantRow, RegistrationRow } from '../agreement/registrations.queries.ts'
import { numbersView } from '../confirmation/numbers.view.ts'
import type { TicketOfAll } from '../confirmation/tickets.queries.ts'

/** The ticket of a person who takes part, once there is one. */
export function ticketOfPerson(person: ParticipantRow, definition: EventDefinition) {
  const { ref, firstName, lastName, ticketCode: code, ticketUsedAt: usedAt } = person
  const numbers = numbersView(person, definition)
  return code === null
    ? []
    : [ticketView({ person: ref, name: `${firstName} ${lastName}`, code, usedAt, numbers })]
}

/** One for all people who are only counted: how many may enter. */
export function ticketOfAll(row: RegistrationRow, ticket: TicketOfAll) {
  if (!ticket || row.headcount === null) return []
  return [ticketView({ person: null, name: counts.people(row.headcount), numbers: [], ...ticket })]
}

const ticketView = (ticket: {
  readonly person: string | null
  readonly name: string
  readonly code: string
  readonly numbers: readonly { readonly name: string; readonly number: string }[]
  readonly usedAt: Temporal.Instant | null
}) => ({
  ...ticket,
  numbers: [...ticket.numbers],
  qr: qrPath(ticket.code),
  usedAt: ticket.usedAt?.toString() ?? null,
})
