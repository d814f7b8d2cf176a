import type { Cell } from '#domain/lists/cell.ts'
import { isCollected } from '#domain/reports/print-questions.ts'
import { readDay } from '#domain/values/time.ts'
import { printHeads } from '#i18n/pl/reports.ts'
import type { Column } from '../lists/column.ts'
import type { ListPrint } from './known-prints.ts'

/** Somebody with what the print shows, by the key of its column. */
export interface PrintedPerson {
  readonly name: string
  readonly cells: ReadonlyMap<string, string>
}

interface Section {
  readonly title: string | null
  readonly head: string[]
  readonly rows: string[][]
}

type Columns = readonly Pick<Column, 'key' | 'label'>[]

/** The tables of a print, in the order in which they stand on paper. */
export function sectionsOf(print: ListPrint, columns: Columns, people: readonly PrintedPerson[]): Section[] {
  if ('counted' in print)
    return columns
      .filter(({ key }) => print.counted.includes(key))
      .map((column) => counts(column, print.by, people))
  const shown = columns.filter(({ key }) => print.columns.includes(key))
  const head = [
    ...[printHeads.position, printHeads.name, ...shown.map(({ label }) => label)],
    ...print.byHand,
  ]
  const listed =
    print.ofChildren === true ? people.filter(({ cells }) => isCollected(cells.get('age') ?? '')) : people
  return parts(print.by, listed).map(([title, some]) => ({
    ...{ title, head },
    rows: some.map(({ name, cells }, at) => [
      ...[String(at + 1), name, ...shown.map(({ key }) => cells.get(key) ?? '')],
      ...print.byHand.map(() => ''),
    ]),
  }))
}

const UNNAMED = '–'

function parts(
  by: string | null,
  people: readonly PrintedPerson[],
): (readonly [title: string | null, people: readonly PrintedPerson[]])[] {
  if (by === null) return people.length === 0 ? [] : [[null, people]]
  return [...Map.groupBy(people, ({ cells }) => cells.get(by) || UNNAMED)].toSorted(([one], [other]) =>
    one.localeCompare(other, 'pl'),
  )
}

/** How many have each value; where groups divide them, in a row each and together. */
function counts(
  { key, label }: Columns[number],
  by: string | null,
  people: readonly PrintedPerson[],
): Section {
  const values = parts(key, people)
  if (by === null)
    return {
      ...{ title: label, head: [printHeads.option, printHeads.count] },
      rows: values.map(([value, some]) => [value ?? '', String(some.length)]),
    }
  const countsOf = (some: readonly PrintedPerson[]) => [
    ...values.map(([value]) =>
      String(some.filter(({ cells }) => (cells.get(key) || UNNAMED) === value).length),
    ),
    String(some.length),
  ]
  return {
    title: label,
    head: [printHeads.group, ...values.map(([value]) => value ?? ''), printHeads.together],
    rows: [
      ...parts(by, people).map(([title, some]) => [title ?? '', ...countsOf(some)]),
      [printHeads.together, ...countsOf(people)],
    ],
  }
}

/** What stands on paper; amounts and states are in no print. */
export function printedText(cell: Cell | null): string {
  if (cell === null) return ''
  if (cell.kind === 'day') {
    const day = readDay(cell.value)
    return day === null ? cell.value : `${two(day.day)}.${two(day.month)}.${day.year}`
  }
  return String(cell.value)
}

const two = (number: number) => String(number).padStart(2, '0')
