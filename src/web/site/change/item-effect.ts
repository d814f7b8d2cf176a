import type { Grosze } from '#domain/values/money.ts'
import type { PricedLine } from '#web/kit/priced-line.ts'

/** Whose item, by the ids of both. */
export interface ItemOfPerson {
  readonly person: string
  readonly item: string
}

/** What a person pays now for an item, without what is paid on the spot. */
export const amountOf = (lines: readonly PricedLine[], of: ItemOfPerson): Grosze =>
  lines
    .filter(({ person, item, onSite }) => person === of.person && item === of.item && onSite !== true)
    .reduce((sum, { amount }) => sum + amount, 0)

/** By how much the item of this person becomes dearer (plus) or cheaper (minus). */
export const effectOn = (
  of: ItemOfPerson,
  { before, after }: { readonly before: readonly PricedLine[]; readonly after: readonly PricedLine[] },
): Grosze => amountOf(after, of) - amountOf(before, of)
