import type { PartAmount } from '../../definition/part-amount.ts'
import type { Part } from './plans.ts'

/** Writes the amount of a part: the reverse of `partAmount`. */
export function amountOfPart(amount: PartAmount): Part['amount'] {
  switch (amount.kind) {
    case 'rest':
    case 'equal':
      return amount.kind
    case 'perPerson':
      return { perPerson: amount.price }
    case 'fixed':
      return { fixed: amount.amount, ...(amount.each === undefined ? {} : { each: amount.each }) }
    case 'percent':
      return { percent: amount.percent, ...(amount.items === undefined ? {} : { items: [...amount.items] }) }
    case 'restOf':
      return { restOf: [...amount.items] }
  }
}

/** The part with another amount; what is not calculated in shares is not rounded. */
export function withAmount({ round, ...part }: Part, amount: PartAmount): Part {
  const isShare = amount.kind === 'percent' || amount.kind === 'equal'
  return {
    ...part,
    amount: amountOfPart(amount),
    ...(isShare && round !== undefined ? { round } : {}),
  }
}

export type AmountKind = PartAmount['kind']

const FIRST_SUM = 5_000

/** An amount of another kind, with the sum of the one before where it has one. */
export function amountOfKind(kind: AmountKind, before: PartAmount, items: readonly string[]): PartAmount {
  if (kind === before.kind) return before
  const sum = sumOf(before)
  switch (kind) {
    case 'rest':
    case 'equal':
      return { kind }
    case 'perPerson':
      return { kind, price: sum }
    case 'fixed':
      return { kind, amount: sum, each: undefined }
    case 'percent':
      return { kind, percent: 30, items: undefined }
    case 'restOf':
      return {
        kind,
        items: 'items' in before && before.items !== undefined ? before.items : items.slice(0, 1),
      }
  }
}

function sumOf(amount: PartAmount): number {
  if (amount.kind === 'fixed') return amount.amount
  return amount.kind === 'perPerson' && typeof amount.price === 'number' ? amount.price : FIRST_SUM
}
