import type { EventDefinition, Item } from '#domain/event/definition/definition.ts'
import { type Difference, differenceOf, withDifferences } from '#domain/event/difference.ts'
import { priceRange } from '#domain/quote/price.ts'
import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../../text/typography.ts'
import { speakerAbout, type TextRow } from '../definition/definition-text.ts'
import { definitionWords } from '../definition/definition-words.ts'
import { otherChanges } from './rest.ts'
import { priceSentences, type Sides, sidesOf, wasIs } from './sides.ts'
import { windowSentences } from './windows.ts'

/**
 * The differences between two versions for people, a sentence each. Changes without effect (the order of texts) are
 * left out.
 */
export function differenceWords(before: EventDefinition, after: EventDefinition): string[] {
  const sides = sidesOf(before, after)
  const described = differenceOf(before, after).flatMap((difference) => {
    const sentences = sentencesOf(difference, sides)
    return sentences === null ? [] : [{ difference, sentences }]
  })
  // Differences with a sentence of their own are applied first, so that they are not repeated as rows.
  const made = withDifferences(
    before,
    described.map(({ difference }) => difference),
  )
  return [...described.flatMap(({ sentences }) => sentences), ...otherChanges(made, after)].map(tie)
}

/** Null where the rows of the part are sufficient. */
function sentencesOf(difference: Difference, sides: Sides): string[] | null {
  const { kind, path, before, after } = difference
  const [list = '', id, field] = path
  if (kind === 'moved') return movedSentences(path, sides)
  if (path.length === 2 && id !== undefined && list in THINGS)
    return thingSentences(difference, list, id, sides)
  // A name appears wherever the part is mentioned: once is enough.
  if (list in THINGS && NAMES.has(path.at(-1) ?? '')) return [renamed(before, after)]
  if (list === 'items' && id !== undefined) return itemSentences(difference, id, sides)
  if (list === 'pools' && field === 'capacity')
    return [limit(`„${sides.after.pool(id ?? '')}”`, before, after)]
  if (kind === 'changed' && list === 'slots' && id === 'capacity')
    return [limit('każdej godziny wejścia', before, after)]
  if (list === 'statements' && field === 'document' && path[3] === 'body')
    return [`Oświadczenia: nowa treść dokumentu „${documentOf(id, sides)}”`]
  if (list === 'page' && kind === 'changed' && path.at(-1) === 'file')
    return [`Strona: inny plik do pobrania, „${titleOf(path, sides)}”`]
  if (list === 'depositWord') return [`Przedpłata to ${after} zamiast: ${before}`]
  if (list === 'typeLabel' || list === 'groupLabel')
    return [`Nowa nazwa pola: „${after}” zamiast „${before}”`]
  return list === 'windows' ? windowSentences(sides) : null
}

const NAMES = new Set(['name', 'label'])

/** A new part is announced in its grammatical gender; a removed one is in the nominative. */
const THINGS: Readonly<Record<string, readonly [added: string, name: string]>> = {
  types: ['Nowy rodzaj udziału', 'rodzaj udziału'],
  groups: ['Nowa grupa', 'grupa'],
  questions: ['Nowe pytanie', 'pytanie'],
  facts: ['Nowe pojęcie', 'pojęcie'],
  items: ['Nowa pozycja', 'pozycja'],
  adjustments: ['Nowa zniżka lub dopłata', 'zniżka lub dopłata'],
  pools: ['Nowy limit', 'limit'],
  requirements: ['Nowe wymaganie', 'wymaganie'],
  approvals: ['Nowe potwierdzenie', 'potwierdzenie'],
  plans: ['Nowy sposób płatności', 'sposób płatności'],
  numbers: ['Nowy numer', 'numer'],
  statements: ['Nowe oświadczenie', 'oświadczenie'],
}

function thingSentences({ kind }: Difference, list: string, id: string, sides: Sides): string[] {
  const [added = '', noun = ''] = THINGS[list] ?? []
  const isNew = kind === 'added'
  const { definition } = isNew ? sides.after : sides.before
  const name = titleIn(definition, list, id)
  if (!isNew) return [`Odpada ${noun}: ${name}`]
  const rows = rowsOf(definition, `${list}/${id}`)
  const details = list === 'items' ? priceOf(definition, id) : rows.length === 1 ? detailsOf(rows) : ''
  return [`${added}: ${name}${details === '' ? '' : ` (${details})`}`]
}

const rowsOf = (definition: EventDefinition, of: string): TextRow[] =>
  definitionWords(definition)
    .flatMap(({ parts }) => parts.flatMap(({ rows }) => rows))
    .filter((row) => row.of === of)

const detailsOf = (rows: readonly TextRow[]) =>
  rows.flatMap(({ value, notes }) => [value, ...notes].filter((text) => text !== '')).join(', ')

/** The name of a part: its own, or that of its row. */
function titleIn(definition: EventDefinition, list: string, id: string): string {
  const known = [...definition.items, ...definition.plans].find((each) => each.id === id)
  const isTitled = list === 'items' || list === 'plans'
  return (isTitled ? known?.name : rowsOf(definition, `${list}/${id}`)[0]?.name) ?? id
}

function priceOf({ items }: EventDefinition, id: string): string {
  const item = items.find((each) => each.id === id)
  if (item === undefined || item.choose === 'amount') return ''
  const { from, to } = priceRange(item)
  return from === to ? formatMoney(to) : `od ${formatMoney(from)} do ${formatMoney(to)}`
}

function itemSentences(difference: Difference, id: string, sides: Sides): string[] | null {
  const { kind, path, before, after } = difference
  const [, , field, option, ofOption] = path
  const [was, is] = [itemIn(sides.before.definition, id), itemIn(sides.after.definition, id)]
  if (was === undefined || is === undefined) return null
  const about = { before: speakerAbout(sides.before, [was]), after: speakerAbout(sides.after, [is]) }
  if (field === 'note') return [`${is.name}, opis: ${wasIs(String(before ?? ''), String(after ?? ''))}`]
  if (field === 'price') return priceSentences(is.name, was.price, is.price, about)
  if (field !== 'options' || option === undefined) return null
  if (ofOption === undefined)
    return [optionSentence(kind, kind === 'added' ? is : was, option, is.name, sides)]
  if (ofOption !== 'price') return null
  const [old, now] = [optionIn(was, option), optionIn(is, option)]
  return priceSentences(`${is.name}: ${now?.name}`, old?.price ?? was.price, now?.price ?? is.price, about)
}

function optionSentence(
  kind: Difference['kind'],
  item: Item,
  id: string,
  itemName: string,
  { after }: Sides,
): string {
  const option = optionIn(item, id)
  if (kind !== 'added') return `${itemName}: odpada opcja „${option?.name}”`
  const row = rowsOf(after.definition, `items/${item.id}`).find(({ name }) => name === option?.name)
  const details = row === undefined ? '' : detailsOf([row])
  return `${itemName}: nowa opcja „${option?.name}”${details === '' ? '' : ` (${details})`}`
}

const itemIn = ({ items }: EventDefinition, id: string) => items.find((item) => item.id === id)
const optionIn = ({ options }: Item, id: string) => options.find((option) => option.id === id)

const renamed = (before: unknown, after: unknown) => `Nowa nazwa: „${after}” zamiast „${before}”`

function limit(whose: string, before: unknown, after: unknown): string {
  if (before === null) return `Limit ${whose}: ${after}, dotąd bez limitu`
  return after === null
    ? `Limit ${whose}: bez limitu zamiast ${before}`
    : `Limit ${whose}: z\u00a0${before} na ${after}`
}

const documentOf = (id: string | undefined, { after }: Sides) =>
  after.definition.statements.find((statement) => statement.id === id)?.document?.name ?? ''

/** Of a file for download; its path is page, blocks, a block, files, a file. */
function titleOf([, , block, , file]: readonly string[], { after }: Sides): string {
  const of = after.definition.page.blocks?.find(({ id }) => id === block)
  return of?.kind === 'files' ? (of.files.find(({ id }) => id === file)?.title ?? '') : ''
}

/** The order matters where rules follow one another; elsewhere it has no effect. */
function movedSentences(path: readonly string[], { after }: Sides): string[] {
  const { adjustments, plans, facts } = after.definition
  const names = (parts: readonly { readonly name: string }[]) =>
    parts.map(({ name }) => `„${name}”`).join(', ')
  const [list, id, field] = path
  if (list === 'adjustments')
    return [`Zniżki i\u00a0dopłaty liczą się w\u00a0kolejności: ${names(adjustments)}`]
  if (list === 'plans' && path.length === 1) return [`Sposoby płatności w\u00a0kolejności: ${names(plans)}`]
  const own = facts.find((fact) => fact.id === id)
  if (list !== 'facts' || field !== 'values' || own?.kind !== 'class') return []
  return [`${own.name}: liczy się pierwsze pasujące w\u00a0kolejności: ${names(own.values)}`]
}
