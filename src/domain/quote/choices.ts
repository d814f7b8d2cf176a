import type { Item, ItemOption } from '../event/definition/definition.ts'
import type { Choice } from '../registration/draft.ts'

/** One choice: an option of the item (or the item itself) and how many of it, or a free sum of grosze. */
export interface Pick {
  readonly option: ItemOption | null
  readonly quantity: number
  readonly amount?: number
}

/** The choices of an item, and why they are invalid. */
export interface ChoiceReading {
  /** The readable part; also of an invalid choice: three mugs where two are allowed, one day of two. */
  readonly picks: readonly Pick[]
  readonly problem: 'field_missing' | 'field_invalid' | 'no_such_option' | 'limit_per_person' | null
}

const NOTHING: ChoiceReading = { picks: [], problem: null }
const refuse = (problem: ChoiceReading['problem'], picks: readonly Pick[] = []): ChoiceReading => ({
  picks,
  problem,
})
const take = (picks: readonly Pick[]): ChoiceReading => ({ picks, problem: null })

/** The most pieces that can be offered (see `max` of an item); a larger input is not a valid number. */
const MOST_PIECES = 999

/** Whether the choice is fully known: with too many, too few or unavailable choices it may still change. */
export const isSettled = ({ picks, problem }: ChoiceReading): boolean =>
  problem === null || (problem === 'limit_per_person' && picks.length > 0)

/** Whether something of an item must be chosen. The least number of pieces applies to people who take any. */
export const isCompulsory = ({ choose, min }: Item): boolean =>
  choose === 'one' || (choose !== 'quantity' && min !== undefined)

/** Reads the choice of one item by its way of choosing (see `item` of the definition). */
export function readChoice(item: Item, choice: Choice | undefined): ChoiceReading {
  if (item.choose === 'always') return take([{ option: null, quantity: 1 }])
  if (choice === undefined || isNothing(choice)) return isCompulsory(item) ? refuse('field_missing') : NOTHING
  if (item.choose === 'amount') return readAmount(item, choice)
  if (item.choose === 'quantity') return readQuantity(item, choice)
  if (item.options.length === 0) return readYes(choice)
  if (typeof choice === 'object' && !Array.isArray(choice)) return refuse('no_such_option')
  return readOptions(item, Array.isArray(choice) ? choice : [choice])
}

/** Whether a choice states that nothing is wanted. */
export function isNothing(choice: Choice): boolean {
  if (typeof choice !== 'object') return choice === '' || choice === false || choice === 0
  return Array.isArray(choice) ? choice.length === 0 : Object.values(choice).every((pieces) => pieces === 0)
}

function readAmount({ amounts }: Item, choice: Choice): ChoiceReading {
  if (typeof choice !== 'number') return refuse('no_such_option')
  const fits = choice >= (amounts?.from ?? 1) && choice <= (amounts?.to ?? choice)
  return fits ? take([{ option: null, quantity: 1, amount: choice }]) : refuse('field_invalid')
}

function readQuantity(item: Item, choice: Choice): ChoiceReading {
  const wanted = piecesOf(item, choice)
  if (wanted === null) return refuse('no_such_option')
  const { picks, isKnown } = wanted
  if (!isKnown) return refuse('no_such_option', picks)
  const all = picks.reduce((sum, { quantity }) => sum + quantity, 0)
  if (item.max !== undefined && all > item.max)
    return refuse('limit_per_person', all > MOST_PIECES ? [] : picks)
  return all < (item.min ?? 0) ? refuse('field_missing', picks) : take(picks)
}

/** A number of pieces, or of each option; null when it is neither. The name of one option is one piece of it. */
function piecesOf({ options }: Item, choice: Choice): { picks: Pick[]; isKnown: boolean } | null {
  if (options.length === 0)
    return typeof choice === 'number' ? { picks: [{ option: null, quantity: choice }], isKnown: true } : null
  if (typeof choice === 'number' || typeof choice === 'boolean') return null
  const wanted =
    typeof choice === 'object' && !Array.isArray(choice)
      ? choice
      : Object.fromEntries([choice].flat().map((id) => [id, 1]))
  const picks = options.flatMap((option) => {
    const quantity = wanted[option.id] ?? 0
    return quantity > 0 ? [{ option, quantity }] : []
  })
  return { picks, isKnown: Object.keys(wanted).every((id) => options.some((option) => option.id === id)) }
}

function readYes(choice: Choice): ChoiceReading {
  if (choice === true || choice === 1) return take([{ option: null, quantity: 1 }])
  if (typeof choice !== 'number') return refuse('no_such_option')
  return refuse('limit_per_person', choice > MOST_PIECES ? [] : [{ option: null, quantity: choice }])
}

function readOptions(item: Item, wanted: readonly unknown[]): ChoiceReading {
  const options = item.options.filter((option) => wanted.includes(option.id))
  const picks = options.map((option) => ({ option, quantity: 1 }))
  const several = item.choose === 'any' || item.choose === 'span'
  const most = several ? (item.max ?? item.options.length) : 1
  if (options.length < new Set(wanted).size) return refuse('no_such_option', picks)
  // Two where one is to be chosen: it is not known which one is meant.
  if (options.length > most) return refuse('limit_per_person', several ? picks : [])
  if (options.length < (item.min ?? 0)) return refuse('field_missing', picks)
  return item.choose === 'span' && hasGap(item, options) ? refuse('field_invalid', picks) : take(picks)
}

/** Whether something between the first and the last option was left out. */
function hasGap(item: Item, options: readonly ItemOption[]): boolean {
  const [first, last] = [options[0], options.at(-1)]
  if (first === undefined || last === undefined) return false
  return item.options.indexOf(last) - item.options.indexOf(first) + 1 > options.length
}
