import type { EventDefinition, Item } from '#domain/event/definition/definition.ts'
import { findId } from './names.ts'
import type { Places } from './places.ts'
import type { CaseRegistration } from './sample.ts'

/** Numbers by kind are pieces of the items of the registration, or of their options. */
export function takeHeadcount(
  places: Places,
  { items }: EventDefinition,
  { headcount }: CaseRegistration,
): void {
  if (headcount === null || headcount === undefined || places.isReadExactly('headcount')) return
  const counted = items.filter(({ per, choose }) => per === 'registration' && choose === 'quantity')
  if (typeof headcount === 'number') {
    const [only, ...others] = counted.filter(({ category }) => category === 'participation')
    if (only === undefined || others.length > 0) {
      throw new Error(
        'headcount: the definition counts several kinds or none: say in "reads" which one is meant',
      )
    }
    places.choose(only.id, headcount)
    return
  }
  for (const [kind, number] of Object.entries(headcount)) takeKind(places, counted, kind, number)
}

function takeKind(places: Places, counted: readonly Item[], kind: string, number: unknown): void {
  const item = counted.find(({ options }) => findId(kind, options) !== null)
  if (places.isRead(`headcount.${kind}`)) places.put(`headcount.${kind}`, number)
  else if (findId(kind, counted) !== null) places.choose(kind, number)
  else if (item !== undefined) places.choose(item.id, { [kind]: number })
  else
    throw new Error(
      `headcount: the definition counts no '${kind}': say in "reads" where 'headcount.${kind}' goes`,
    )
}

/** A donation is the sum of the one item whose sum is free. */
export function takeDonation(
  places: Places,
  { items }: EventDefinition,
  per: Item['per'],
  donation: unknown,
): void {
  if (donation === null || donation === undefined) return
  const [only, ...others] = items.filter((item) => item.choose === 'amount' && item.per === per)
  if (only === undefined || others.length > 0) {
    throw new Error(`donation: the definition has no item, or several, with a free sum for each ${per}`)
  }
  places.choose(only.id, typeof donation === 'object' && 'amount' in donation ? donation.amount : donation)
}
