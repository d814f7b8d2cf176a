import { amountsOf } from '../../quote/price.ts'
import type { DefinitionDocument } from '../definition/definition.ts'
import { limitPlaces } from '../definition/limit-places.ts'
import { picturesToDescribe } from '../page/page-blocks.ts'

export type ChecklistItem = 'about' | 'price' | 'places' | 'questions' | 'statements' | 'page' | 'pictures'

/** A part of an event that people expect to be there before registration opens. */
export interface ChecklistEntry {
  readonly item: ChecklistItem
  readonly done: boolean
}

/**
 * What is there and what is not, in the order in which an organiser goes through it. Pictures are asked about where the
 * page shows some.
 * @param isDescribed whether it is said what a picture shows, by its id
 */
export function checklistOf(
  document: DefinitionDocument,
  isDescribed: (picture: string) => boolean,
): readonly ChecklistEntry[] {
  const { dates, page, kind, items, statements, questions, sections } = document
  const pictures = picturesToDescribe(page)
  const hasDay = dates.start !== null || DAYLESS.has(kind)
  return [
    { item: 'about', done: hasDay && page.place !== undefined },
    { item: 'price', done: items.some(isPriced) },
    { item: 'places', done: hasLimit(document) },
    { item: 'questions', done: questions.length + sections.length > 0 },
    { item: 'statements', done: statements.length > 0 },
    { item: 'page', done: page.lede !== undefined },
    ...(pictures.length === 0 ? [] : [{ item: 'pictures' as const, done: pictures.every(isDescribed) }]),
  ]
}

/** Kinds of events that last as long as they are open. */
const DAYLESS: ReadonlySet<DefinitionDocument['kind']> = new Set(['collection', 'entries'])

const isPriced = (item: DefinitionDocument['items'][number]): boolean =>
  item.amounts !== undefined || pricesOf(item).some((amount) => amount > 0)

/** Every amount that an item and its options may cost; grosze. */
export const pricesOf = ({ price, options }: DefinitionDocument['items'][number]): number[] => [
  ...amountsOf(price),
  ...options.flatMap((option) => (option.price === undefined ? [] : amountsOf(option.price))),
]

const hasLimit = (document: DefinitionDocument): boolean =>
  document.pools.length > 0 ||
  document.slots !== null ||
  limitPlaces(document).some(({ limit }) => limit !== undefined)
