import type { Item, ItemOption } from '../event/definition.ts'
import type { Choice } from '../registration/draft.ts'

/** One thing taken: an option of the item (or the item itself) and how many of it. */
export interface Pick {
  readonly option: ItemOption | null
  readonly quantity: number
}

/** What was chosen of an item, or why it cannot stand. */
export interface ChoiceReading {
  readonly picks: readonly Pick[]
  readonly problem: 'field_missing' | 'no_such_option' | 'limit_per_person' | null
}

const NOTHING: ChoiceReading = { picks: [], problem: null }
const refuse = (problem: ChoiceReading['problem']): ChoiceReading => ({ picks: [], problem })
const take = (picks: readonly Pick[]): ChoiceReading => ({ picks, problem: null })

/** Reads the choice of one item by its way of choosing (see `item` of the definition). */
export function readChoice(item: Item, choice: Choice | undefined): ChoiceReading {
  if (item.choose === 'always') return take([{ option: null, quantity: 1 }])
  if (isNothing(choice))
    return (item.min ?? 0) > 0 || item.choose === 'one' ? refuse('field_missing') : NOTHING
  if (item.choose === 'quantity') return readQuantity(item, choice)
  if (item.options.length === 0) return readYes(choice)
  return readOptions(item, Array.isArray(choice) ? choice : [choice])
}

const isNothing = (choice: Choice | undefined) =>
  choice === undefined || choice === '' || choice === false || choice === 0 || isEmptyList(choice)

const isEmptyList = (choice: Choice) => Array.isArray(choice) && choice.length === 0

function readQuantity(item: Item, choice: Choice | undefined): ChoiceReading {
  if (typeof choice !== 'number') return refuse('no_such_option')
  if (item.max !== undefined && choice > item.max) return refuse('limit_per_person')
  if (choice < (item.min ?? 0)) return refuse('field_missing')
  return take([{ option: null, quantity: choice }])
}

function readYes(choice: Choice | undefined): ChoiceReading {
  if (choice === true || choice === 1) return take([{ option: null, quantity: 1 }])
  return refuse(typeof choice === 'number' ? 'limit_per_person' : 'no_such_option')
}

function readOptions(item: Item, wanted: readonly unknown[]): ChoiceReading {
  const options = item.options.filter((option) => wanted.includes(option.id))
  if (options.length < new Set(wanted).size) return refuse('no_such_option')
  const most = item.choose === 'any' ? (item.max ?? item.options.length) : 1
  if (options.length > most) return refuse('limit_per_person')
  if (options.length < (item.min ?? 0)) return refuse('field_missing')
  return take(options.map((option) => ({ option, quantity: 1 })))
}
