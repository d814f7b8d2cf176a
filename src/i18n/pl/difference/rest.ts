import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { inQuotes } from '../../text/typography.ts'
import type { TextRow, TextSection } from '../definition/definition-text.ts'
import { definitionWords } from '../definition/definition-words.ts'
import { lowerFirst } from '../listing.ts'
import { wasIs } from './sides.ts'

/** All other differences: the rows of both versions next to each other. */
export function otherChanges(before: EventDefinition, after: EventDefinition): string[] {
  const [was, is] = [rowsByThing(definitionWords(before)), rowsByThing(definitionWords(after))]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((of) => {
    const [old, now] = [was.get(of) ?? [], is.get(of) ?? []]
    const [first, second] = [old[0], now[0]]
    const isOneRow = old.length === 1 && now.length === 1
    if (isOneRow && first !== undefined && second !== undefined) return ofOneRow(first, second)
    return ofRows(old, now, titleOf(of, after))
  })
}

const rowsByThing = (sections: readonly TextSection[]): Map<string, TextRow[]> =>
  Map.groupBy(
    sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows)),
    ({ of }) => of,
  )

/** A part with several rows is named before each of them. */
function titleOf(of: string, { items, plans }: EventDefinition): string | null {
  const [list, id] = of.split('/')
  if (list === 'items') return items.find((item) => item.id === id)?.name ?? null
  return list === 'plans' ? (plans.find((plan) => plan.id === id)?.name ?? null) : null
}

function ofOneRow(before: TextRow, after: TextRow): string[] {
  const renamed =
    before.name === after.name
      ? []
      : [`Nowe brzmienie: ${inQuotes(after.name)} zamiast ${inQuotes(before.name)}`]
  return [...renamed, ...within(after.name, before, after)]
}

function ofRows(before: readonly TextRow[], after: readonly TextRow[], title: string | null): string[] {
  const [was, is] = [byName(before), byName(after)]
  const name = (row: TextRow) => (title === null ? row.name : `${title}, ${lowerFirst(row.name)}`)
  const head = title === null ? '' : `${title}: `
  return [
    ...[...is].flatMap(([key, row]) => {
      const old = was.get(key)
      return old === undefined ? [`${head}dochodzi ${inQuotes(rowText(row))}`] : within(name(row), old, row)
    }),
    ...[...was].flatMap(([key, row]) => (is.has(key) ? [] : [`${head}odpada ${inQuotes(rowText(row))}`])),
  ]
}

const rowText = ({ name, value, notes }: TextRow) =>
  [value === '' ? name : `${name}: ${value}`, ...notes].join(', ')

function within(name: string, before: TextRow, after: TextRow): string[] {
  const gone = before.notes.filter((note) => !after.notes.includes(note))
  const come = after.notes.filter((note) => !before.notes.includes(note))
  return [
    ...(before.value === after.value ? [] : [`${name}: ${wasIs(before.value, after.value)}`]),
    ...(gone.length + come.length === 0 ? [] : [`${name}: ${wasIs(gone.join('; '), come.join('; '))}`]),
  ]
}

function byName(rows: readonly TextRow[]): Map<string, TextRow> {
  const named = new Map<string, TextRow>()
  for (const row of rows) {
    let key = row.name
    while (named.has(key)) key = `${key} `
    named.set(key, row)
  }
  return named
}
