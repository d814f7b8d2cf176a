import { z } from 'zod'
import type { Difference } from '#contract/reconciliation.ts'

/** The result of a rule; columns that it does not name are missing. */
const found = z.object({
  event_id: z.uuid().nullish().default(null),
  registration: z.string().nullish().default(null),
  pool: z.string().nullish().default(null),
  payment: z.uuid().nullish().default(null),
  sides: z.record(z.string(), z.unknown()),
  rows: z.array(z.record(z.string(), z.unknown())).nullish(),
})

/** The answer of the database to one rule, as differences. */
export function readDifferences(
  rule: string,
  answers: readonly { readonly found: unknown; readonly event: string | null }[],
): Difference[] {
  return answers.map(({ found: row, event }) => {
    const { event_id: eventId, rows, ...about } = found.parse(row)
    return { rule, eventId, event, ...about, rows: rows ?? [] }
  })
}
