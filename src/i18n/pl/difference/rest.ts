import type { EventDefinition } from '#domain/event/definition.ts'
import type { SaidRow, SaidSection } from '../definition/said.ts'
import { definitionWords } from '../definition-words.ts'
import { lowerFirst } from '../listing.ts'
import { inQuotes, wasIs } from './sides.ts'

/** Whatever else is said otherwise: the rows of both versions beside each other. */
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

const rowsByThing = (sections: readonly SaidSection[]): Map<string, SaidRow[]> =>
  Map.groupBy(
    sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows)),
    ({ of }) => of,
  )

/** What has several rows is named before each of them. */
function titleOf(of: string, { items, plans }: EventDefinition): string | null {
  const [list, id] = of.split('/')
  if (list === 'items') return items.find((item) => item.id === id)?.name ?? null
  return list === 'plans' ? (plans.find((plan) => plan.id === id)?.name ?? null) : null
}

function ofOneRow(before: SaidRow, after: SaidRow): string[] {
  const renamed =
    before.name === after.name
      ? []
      : [`Nowe brzmienie: ${inQuotes(after.name)} zamiast ${inQuotes(before.name)}`]
  return [...renamed, ...within(after.name, before, after)]
}

function ofRows(before: readonly SaidRow[], after: readonly SaidRow[], title: string | null): string[] {
  const [was, is] = [byName(before), byName(after)]
  const name = (row: SaidRow) => (title === null ? row.name : `${title}, ${lowerFirst(row.name)}`)
  const head = title === null ? '' : `${title}: `
  return [
    ...[...is].flatMap(([key, row]) => {
      const old = was.get(key)
      return old === undefined ? [`${head}dochodzi ${inQuotes(said(row))}`] : within(name(row), old, row)
    }),
    ...[...was].flatMap(([key, row]) => (is.has(key) ? [] : [`${head}odpada ${inQuotes(said(row))}`])),
  ]
}

const said = ({ name, value, notes }: SaidRow) =>
  [value === '' ? name : `${name}: ${value}`, ...notes].join(', ')

function within(name: string, before: SaidRow, after: SaidRow): string[] {
  const gone = before.notes.filter((note) => !after.notes.includes(note))
  const come = after.notes.filter((note) => !before.notes.includes(note))
  return [
    ...(before.value === after.value ? [] : [`${name}: ${wasIs(before.value, after.value)}`]),
    ...(gone.length + come.length === 0 ? [] : [`${name}: ${wasIs(gone.join('; '), come.join('; '))}`]),
  ]
}

function byName(rows: readonly SaidRow[]): Map<string, SaidRow> {
  const named = new Map<string, SaidRow>()
  for (const row of rows) {
    let key = row.name
    while (named.has(key)) key = `${key} `
    named.set(key, row)
  }
  return named
}
