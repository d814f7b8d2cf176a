import type { EventDefinition } from '../event/definition.ts'
import type { Grosze } from '../money.ts'
import { isoMoment } from '../time.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteDue } from './quote-result.ts'
import { shortestTerm } from './shortest-term.ts'

/**
 * What is due when after a change: the parts of the new price, less what is not owed of it, from the last part
 * on. A day that was agreed stays, but one that is so long before the first day goes with the term; a part that has
 * grown after its day, or that is new and already due, is due when it would be for who registers now, or within the
 * shortest term (flow C9.2). So nobody gains time but by a later term, or by taking more.
 * @param total what is owed in all; not more than the parts add up to
 */
export function agreedDue(
  { definition }: Pick<CompiledDefinition, 'definition'>,
  parts: readonly QuoteDue[],
  total: Grosze,
  agreed: readonly QuoteDue[],
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  let left = total
  return parts.flatMap((part) => {
    const amount = Math.min(part.amount, left)
    left -= amount
    const before = agreedPart(part, parts, agreed)
    const until = untilOf(definition, part, before, now)
    const isLate = until !== null && until < isoMoment(now) && amount > (before?.amount ?? 0)
    if (amount === 0) return []
    return [
      {
        ...part,
        amount,
        until: isLate ? later(part.until, isoMoment(shortestTerm(definition, now))) : until,
      },
    ]
  })
}

function untilOf(
  definition: EventDefinition,
  part: QuoteDue,
  before: QuoteDue | undefined,
  now: Temporal.PlainDateTime,
): string | null {
  if (before === undefined) return part.until
  const same = definition.plans.flatMap(({ parts }) => parts.filter(({ name }) => name === part.name))
  const goesWithTerm = same.every(({ due }) => 'daysBefore' in due || 'workingDaysBefore' in due)
  if (!goesWithTerm || part.until === null || before.until === null) return before.until
  // What is due already has the shortest term, which it has had before.
  const isDue = part.until <= isoMoment(shortestTerm(definition, now))
  return isDue && before.until < part.until ? before.until : part.until
}

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

/** The same part as it was agreed before: by name and day, or, of as many as there were, by its place among them. */
export function agreedPart(
  part: QuoteDue,
  parts: readonly QuoteDue[],
  agreed: readonly QuoteDue[],
): QuoteDue | undefined {
  const [now, then] = [parts, agreed].map((all) => all.filter(({ name }) => name === part.name))
  if (now === undefined || then === undefined) return undefined
  const exact = then.find(({ until }) => until === part.until)
  return exact ?? (now.length === then.length ? then[now.indexOf(part)] : undefined)
}
