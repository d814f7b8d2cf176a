import { sameValue } from '../../../values/same-value.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { withItem } from '../prices/change-items.ts'
import { type Item, rowsOf } from '../prices/price-rows.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { withChoice } from './change-extra.ts'
import { pastedOptions } from './pasted-options.ts'

/** Tickets of a fee: who takes part chooses one of them, or several. */

/** Whether a fee that everybody pays can be divided into tickets. */
export const canHaveTickets = ({ choose, per, options, price }: Item): boolean =>
  choose === 'always' && per === 'person' && options.length === 0 && rowsOf(price) !== null

/**
 * The document in which one chooses among tickets instead of paying the fee. A line is a ticket, with its price behind it
 * where it has one of its own; of fewer than two there is nothing to choose, and the document stays as it is.
 */
export function withTickets(document: DefinitionDocument, itemId: string, text: string): DefinitionDocument {
  const options = pastedOptions(text, ['name', 'price'], [])
  if (options.length < 2) return document
  return withItem(document, itemId, (item) => ({ ...item, choose: 'one', options }))
}

/** How many tickets one person takes: exactly one, or at least one. */
export type TicketCount = 'one' | 'several'

/** Null where the fee is chosen in another way, which only the page of extras shows. */
export function ticketCount({ choose, min, max }: Item): TicketCount | null {
  if (choose === 'one') return 'one'
  return choose === 'any' && min === 1 && max === undefined ? 'several' : null
}

/** The document with another count of tickets for a person of a fee: who takes part has at least one. */
export function withTicketCount(
  document: DefinitionDocument,
  itemId: string,
  count: TicketCount,
): DefinitionDocument {
  if (count === 'several')
    return withItem(document, itemId, (item) => ({ ...withChoice(item, 'any'), min: 1 }))
  // Of one ticket there is nothing that it could be chosen with.
  return withItem(withoutAlone(document, itemId), itemId, (item) => withChoice(item, 'one'))
}

type Rule = DefinitionDocument['requirements'][number]

/** The ticket of a fee that is chosen without others, such as the whole beside single days; null: none is known. */
export function aloneTicket({ requirements }: DefinitionDocument, itemId: string): string | null {
  const rule = requirements.find((each) => isAlone(each, itemId))
  return rule?.when !== undefined && 'fact' in rule.when && typeof rule.when.is === 'string'
    ? rule.when.is
    : null
}

/**
 * The document in which this ticket of a fee is chosen without others; null: all of them go together.
 * @param message what those read who choose it with another
 */
export function withAloneTicket(
  document: DefinitionDocument,
  itemId: string,
  option: string | null,
  message: string,
): DefinitionDocument {
  const free = withoutAlone(document, itemId)
  if (option === null) return free
  const id = idOfName(
    'bilet',
    free.requirements.map((each) => each.id),
  )
  const rule: Rule = {
    ...{ id, of: 'person', when: { fact: `chosen.${itemId}`, is: option }, must: single(itemId) },
    ...{ code: 'limit_per_person', where: itemId, message },
  }
  return { ...free, requirements: [...free.requirements, rule] }
}

const single = (itemId: string): Condition => ({ fact: `number.${itemId}`, atMost: 1 })

const isAlone = ({ of, when, must }: Rule, itemId: string): boolean =>
  of === 'person' &&
  when !== undefined &&
  'fact' in when &&
  sameValue(when, { fact: `chosen.${itemId}`, is: when.is }) &&
  sameValue(must, single(itemId))

const withoutAlone = (document: DefinitionDocument, itemId: string): DefinitionDocument => ({
  ...document,
  requirements: document.requirements.filter((rule) => !isAlone(rule, itemId)),
})
