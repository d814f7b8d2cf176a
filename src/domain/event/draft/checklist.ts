import { amountsOf } from '../../quote/price.ts'
import type { DefinitionDocument } from '../definition/definition.ts'
import { limitPlaces } from '../definition/limit-places.ts'
import { blocksOfPage, picturesOfPage, picturesToDescribe } from '../page/page-blocks.ts'

export type ChecklistItem =
  | 'about'
  | 'price'
  | 'places'
  | 'questions'
  | 'statements'
  | 'page'
  | 'pictures'
  | 'uploads'

/** A part of an event that people expect to be there before registration opens. */
export interface ChecklistEntry {
  readonly item: ChecklistItem
  readonly done: boolean
}

/** What is known of the uploads of the account, by their ids. */
export interface KnownUploads {
  /** Whether it is said what a picture shows. */
  readonly isDescribed: (picture: string) => boolean
  readonly hasPicture: (picture: string) => boolean
  readonly hasFile: (file: string) => boolean
}

/** What a page names and the account does not have: the event came from elsewhere, or something was removed since. */
export interface MissingUploads {
  readonly pictures: number
  /** Titles. */
  readonly files: readonly string[]
}

export const missingUploads = ({ page }: DefinitionDocument, known: KnownUploads): MissingUploads => ({
  pictures: picturesOfPage(page).filter((id) => !known.hasPicture(id)).length,
  files: blocksOfPage(page).flatMap((block) =>
    block.kind === 'files'
      ? block.files.flatMap(({ title, file }) => (known.hasFile(file) ? [] : [title]))
      : [],
  ),
})

/**
 * What is there and what is not, in the order in which an organiser goes through it. Pictures are asked about where the
 * page shows some, uploads where it names some that are not there.
 */
export function checklistOf(document: DefinitionDocument, known: KnownUploads): readonly ChecklistEntry[] {
  const { dates, page, kind, items, statements, questions, sections } = document
  const pictures = picturesToDescribe(page)
  const missing = missingUploads(document, known)
  const isMissing = missing.pictures + missing.files.length > 0
  const hasDay = dates.start !== null || DAYLESS.has(kind)
  return [
    { item: 'about', done: hasDay && page.place !== undefined },
    { item: 'price', done: items.some(isPriced) },
    { item: 'places', done: hasLimit(document) },
    { item: 'questions', done: questions.length + sections.length > 0 },
    { item: 'statements', done: statements.length > 0 },
    { item: 'page', done: page.lede !== undefined },
    ...(pictures.length === 0
      ? []
      : [{ item: 'pictures' as const, done: pictures.every(known.isDescribed) }]),
    ...(isMissing ? [{ item: 'uploads' as const, done: false }] : []),
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
