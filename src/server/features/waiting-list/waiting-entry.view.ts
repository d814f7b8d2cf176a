import type { z } from 'zod'
import { type listWaitingEntries, waitingState } from '#contract/waiting-list.ts'
import { type RegistrationDraft, registrationDraftSchema } from '#domain/registration/draft.ts'
import { type Wish, wantedBy } from '#domain/waiting-list/waiting-list.ts'
import type { EntryRow } from './entries.queries.ts'
import { wishesSchema } from './waiting-list.queries.ts'

export const stateOf = ({ state }: Pick<EntryRow, 'state'>) => waitingState.parse(state)

/** What the party would take, the whole of it first. */
export const wishesOf = ({ wishes }: Pick<EntryRow, 'wishes'>): Wish[] => wishesSchema.parse(wishes)

/** The numbers of people with which the party would come. */
export const sizesOf = (row: Pick<EntryRow, 'wishes'>): number[] => wishesOf(row).map(({ size }) => size)

/** Everyone in the party, by name. */
export const namesOf = ({ people }: Pick<RegistrationDraft, 'people'>): string[] =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

type Row = z.input<typeof listWaitingEntries.output>['entries'][number]

/** A row of the panel's list, field by field; limits by the names that the event gives them. */
export function waitingRow(row: EntryRow, nameOf: (pool: string) => string): Row {
  const { offeredUntil, offeredSize } = row
  return {
    id: row.waitingEntryId,
    state: stateOf(row),
    size: row.size,
    sizes: sizesOf(row),
    place: row.place,
    people: namesOf(registrationDraftSchema.parse(row.draft)),
    contactName: `${row.contactFirstName} ${row.contactLastName}`,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    joinedAt: row.joinedAt.toString(),
    wants: wantedBy(wishesOf(row)).map(({ pool, units }) => ({ pool, name: nameOf(pool), units })),
    offer:
      offeredUntil === null || offeredSize === null
        ? null
        : { until: offeredUntil.toString(), size: offeredSize },
  }
}
