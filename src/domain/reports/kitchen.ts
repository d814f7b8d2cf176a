import type { EventDefinition, Item, Question } from '../event/definition/definition.ts'
import { comparisonsOf } from '../event/facts/conditions-of.ts'
import { questionTypes } from '../form/question-types.ts'
import { SOME } from '../lists/marks.ts'
import { readDay } from '../values/time.ts'
import { asksForDiet } from './print-questions.ts'

/** What the kitchen cooks: an item of the category of meals, or one of its options. */
export interface Meal {
  readonly item: Item
  /** The id of the option; '+' where the item has none. */
  readonly option: string
  readonly name: string
  /** ISO days on which it is served; empty: it belongs to the event as a whole. */
  readonly days: readonly string[]
}

/** A term longer than that is named and not divided into days. */
const MOST_DAYS = 62

/** The meals of an event in the order of its definition; what has days or a term is served on each of them. */
export const mealsOf = ({ items }: Pick<EventDefinition, 'items'>): Meal[] =>
  items
    .filter(({ category, choose }) => category === 'meal' && choose !== 'amount')
    .flatMap((item) =>
      item.options.length === 0
        ? [{ item, option: SOME, name: item.name, days: [] }]
        : item.options.map(({ id, name, day, dates }) => ({
            ...{ item, option: id, name: `${item.name}: ${name}` },
            days: day === undefined ? daysBetween(dates) : [day],
          })),
    )

function daysBetween(dates: Item['options'][number]['dates']): string[] {
  const start = readDay(dates?.start ?? '')
  const end = readDay(dates?.end ?? dates?.start ?? '')
  if (start === null || end === null) return []
  const length = start.until(end).days + 1
  if (length < 1 || length > MOST_DAYS) return []
  return Array.from({ length }, (_, at) => start.add({ days: at }).toString())
}

type Asked = Pick<Question, 'id' | 'label' | 'when'>

/** Questions whose answers a kitchen can read: choices, yes or no, and texts. */
export const isForKitchen = ({ type, options }: Pick<Question, 'type' | 'options'>): boolean =>
  options.length > 0 || questionTypes[type].fact.type === 'yes-no' || type === 'text' || type === 'textarea'

/** The ids of questions about food: by their label, and those that are asked because of an answer to one of them. */
export function foodQuestions(questions: readonly Asked[]): string[] {
  const byLabel = questions.filter(({ label }) => asksForDiet(label))
  const facts = new Set(byLabel.flatMap(({ id }) => [`answer.${id}`, `count.${id}`]))
  const follows = ({ when }: Asked) =>
    when !== undefined && comparisonsOf(when).some(({ fact }) => facts.has(fact))
  return questions.filter((question) => byLabel.includes(question) || follows(question)).map(({ id }) => id)
}

const NOTHING_SPECIAL = [
  /^(?:(?:dieta|kuchnia|posiłki) )?(?:zwykł|standardow|normaln|podstawow|tradycyjn|mięsn)\p{L}*(?: (?:dieta|kuchnia|posiłki|jedzenie))?$/iu,
  /^(?:jem )?wszystko$|^z mięsem$|^nie dotyczy$|^[-–—.]*$/iu,
  /^(?:nie|nie mam|brak|żadn\p{L}*)(?: (?:alergii|diety|ograniczeń|uwag|wymagań|uczuleń|nietolerancji))?$/iu,
  /^bez (?:alergii|diety|ograniczeń|uwag|wymagań|uczuleń)$/iu,
]

/**
 * Whether an answer in words asks the kitchen for anything. 'Zwykłe' and 'nie mam alergii' do not; whatever is not surely of
 * that kind does, because a name too many is better than an allergy that nobody reads.
 */
export const asksKitchen = (answer: string): boolean =>
  answer.split(',').some((part) => {
    const words = part.trim().replace(/[.!]+$/, '')
    return !NOTHING_SPECIAL.some((pattern) => pattern.test(words))
  })
