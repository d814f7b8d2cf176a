import type { OutputOf } from '#contract/endpoint.ts'
import type { quoteOfficeDraft } from '#contract/office.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'
import type { Grosze } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'

type Line = OutputOf<typeof quoteOfficeDraft>['lines'][number]

/** A line of the bill at the desk. */
export interface BillLine {
  readonly key: string
  readonly name: string
  /** '3 × 55 zł', where several people have the same. */
  readonly note: string | null
  readonly amount: Grosze
}

/** The bill: what several people chose alike is one line; the rest says whose it is. */
export function billLines(
  lines: readonly Line[],
  people: readonly Pick<PersonDraft, 'ref' | 'firstName'>[],
  isChosen: (item: string) => boolean,
): readonly BillLine[] {
  const nameOf = (ref: string | null) => people.find((person) => person.ref === ref)?.firstName.trim() ?? ''
  const alike = Map.groupBy(lines, (line) => {
    const { person, item, option, quantity, amount } = line
    return isChosen(item) && person !== null
      ? `${item} ${option} ${quantity} ${amount}`
      : `${person} ${item} ${option} ${quantity}`
  })
  return [...alike].flatMap(([key, same]): BillLine[] => {
    const [first] = same
    if (first === undefined) return []
    if (same.length > 1) {
      const note = `${same.length} × ${pl.sum(first.amount)}`
      return [{ key, name: pl.lineName(first), note, amount: first.amount * same.length }]
    }
    const name = [nameOf(first.person), pl.lineName(first)].filter((part) => part !== '').join(', ')
    return [{ key, name, note: null, amount: first.amount }]
  })
}

/** The key of the line that was added or changed last; null: none was. */
export function newestLine(before: readonly BillLine[], now: readonly BillLine[]): string | null {
  const known = new Map(before.map(({ key, amount }) => [key, amount]))
  return now.findLast(({ key, amount }) => known.get(key) !== amount)?.key ?? null
}
