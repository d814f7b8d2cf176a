import type { EventDefinition, Item, Price } from '#domain/event/definition/definition.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { pl } from '#i18n/pl.ts'

/** A place on paper: to write on, to tick, or to say how many. */
export interface PaperField {
  readonly id: string
  readonly label: string
  readonly help: string | null
  /** Nothing to tick: a line to write on. */
  readonly boxes: readonly string[]
  readonly isLong: boolean
}

type Question = EventDefinition['questions'][number]

/** More options than these are written by hand. */
const MOST_BOXES = 24

/** What is asked of each person, or once for all, in the order of the form; what only the staff answer is left out. */
export function paperFields(definition: EventDefinition, of: 'person' | 'registration'): PaperField[] {
  const questions = definition.questions.filter(
    (each) => each.of === of && each.staffOnly !== true && each.askedAt === undefined,
  )
  const items = definition.items.filter(({ per, choose }) => per === of && choose !== 'always')
  return [
    ...(of === 'person' ? ownFields(definition) : []),
    ...questions.map((each) => questionField(each, isConditional(each, definition))),
    ...items.map(itemField),
  ]
}

/** Fees that everybody pays are chosen by nobody. */
export const paperFees = ({ items }: EventDefinition): string[] =>
  items.filter(({ choose }) => choose === 'always').map(({ name, price }) => withPrice(name, price))

function ownFields(definition: EventDefinition): PaperField[] {
  const { ask, groups, groupLabel, types, typeLabel } = definition
  return [
    line('firstName', 'Imię'),
    line('lastName', 'Nazwisko'),
    ...(ask.birthDate === 'no' ? [] : [line('birthDate', 'Data urodzenia')]),
    ...(ask.sex === 'no' ? [] : [ticks('sex', 'Płeć', ['kobieta', 'mężczyzna'])]),
    ...(types.length < 2 ? [] : [ticks('type', typeLabel, types.map(nameOf))]),
    ...(groups.length < 2 ? [] : [ticks('group', groupLabel, groups.map(nameOf))]),
  ]
}

const nameOf = ({ name }: { readonly name: string }) => name

const line = (id: string, label: string): PaperField => ({ id, label, help: null, boxes: [], isLong: false })

const ticks = (id: string, label: string, boxes: readonly string[]): PaperField => ({
  ...line(id, label),
  boxes: boxes.length > MOST_BOXES ? [] : boxes,
})

const isConditional = ({ when, section }: Question, { sections }: EventDefinition): boolean =>
  when !== undefined || sections.some((each) => each.id === section && each.when !== undefined)

function questionField(question: Question, conditional: boolean): PaperField {
  const { id, type, label, help, options } = question
  const field = ticks(
    id,
    conditional ? `${label} (jeśli dotyczy)` : label,
    boxesOf(type, options.map(nameOf)),
  )
  return { ...field, help: help ?? null, isLong: type === 'textarea' || type === 'address' }
}

function boxesOf(type: Question['type'], options: readonly string[]): readonly string[] {
  if (type === 'checkbox' || type === 'switch' || type === 'iconToggle') return ['tak']
  return type === 'file' ? ['załączam'] : options
}

function itemField(item: Item): PaperField {
  const { id, name, note, choose, options, price } = item
  const field = { ...line(id, name), help: note ?? null }
  if (choose === 'amount') return { ...field, label: `${name} (kwota)` }
  const boxes =
    options.length === 0
      ? [withPrice('tak', price)]
      : options.map((option) => withPrice(option.name, option.price ?? price))
  const pieces = choose === 'quantity' ? boxes.map((each) => `${each}, ile sztuk: ____`) : boxes
  return { ...field, boxes: pieces }
}

/** 'Autokar (80 zł)', 'Autokar (60–80 zł)' where it depends on somebody or on the day. */
function withPrice(name: string, price: Price): string {
  const amounts = amountsOf(price)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (amounts.length === 0) return name
  if (least !== most) return `${name} (${pl.sum(least)} do ${pl.sum(most)})`
  return least === 0 ? name : `${name} (${pl.sum(least)})`
}
