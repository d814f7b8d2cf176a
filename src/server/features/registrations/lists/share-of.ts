import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { addedUp, type Figure } from '#domain/reports/figure.ts'
import { figuresOfMoney } from '#domain/reports/figures-of-money.ts'
import { figuresOfPeople } from '#domain/reports/figures-of-people.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { Subject } from './load-subjects.ts'

/** What a registration adds to the figures of the reports of its event. */
export interface Share {
  readonly registrationId: string
  readonly eventId: string
  readonly figures: readonly Figure[]
}

const localDay = (at: Temporal.Instant): string => localOf(at).toPlainDate().toString()

/** The Polish day on which a registration was made, ISO. */
export const dayOf = ({ createdAt }: Pick<Subject, 'createdAt'>): string => localDay(createdAt)

/** @param lines of the prices that stand, by registration */
export function shareOf(subject: Subject, lines: ReadonlyMap<string, readonly QuoteLine[]>): Share {
  const { registrationId, eventId, definition, ledger } = subject
  return {
    ...{ registrationId, eventId },
    figures: addedUp([
      ...figuresOfPeople({ ...subject, day: dayOf(subject) }),
      ...figuresOfMoney({
        definition,
        entries: ledger.map((entry) => ({ ...entry, day: localDay(entry.at) })),
        lines: lines.get(registrationId) ?? [],
      }),
    ]),
  }
}
