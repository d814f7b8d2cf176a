import type { Item } from '#domain/event/definition/definition.ts'
import { SOME } from '#domain/lists/marks.ts'
import { type Meal, mealsOf } from '#domain/reports/kitchen.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import { kitchenWords } from '#i18n/pl/reports.ts'
import type { Tx } from '#server/db/database.ts'
import { listByKey } from './figures.queries.ts'
import { knownReports } from './known-reports.ts'
import type { PrintAsked } from './printed-people.ts'
import { conditionsOfAll, type Row, rowsOf } from './rows-of-report.ts'

type Link = { list: 'people' | 'registrations'; conditions: string } | null

/** A table of the print, with the list behind each of its rows. */
export interface KitchenSection {
  readonly title: string
  readonly head: string[]
  readonly rows: string[][]
  readonly links: Link[]
}

interface Portions {
  readonly name: string
  readonly days: readonly string[]
  readonly count: string
  readonly link: Link
}

export const linkTo = (
  list: 'people' | 'registrations',
  { conditions: of }: Pick<Row, 'conditions'>,
): Link => (of === null ? null : { list, conditions: of })

/** How many portions of each meal: day by day, and of those that belong to no day. */
export async function mealSections(tx: Tx, asked: PrintAsked): Promise<KitchenSection[]> {
  const meals = mealsOf(asked.definition)
  const portions: Portions[] = []
  for (const item of new Set(meals.map((meal) => meal.item)))
    portions.push(
      ...(await portionsOf(
        tx,
        asked,
        item,
        meals.filter((meal) => meal.item === item),
      )),
    )
  const served = portions
    .flatMap(({ days, ...each }) => days.map((day) => ({ day, ...each })))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  const others = portions.filter(({ days }) => days.length === 0)
  const { byDay, ofEvent, day, meal, portions: count } = kitchenWords
  const sections: KitchenSection[] = [
    {
      ...{ title: byDay, head: [day, meal, count], links: served.map(({ link }) => link) },
      rows: served.map((each) => [dayWords(each.day), each.name, each.count]),
    },
    {
      ...{ title: ofEvent, head: [meal, count], links: others.map(({ link }) => link) },
      rows: others.map((each) => [each.name, each.count]),
    },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

async function portionsOf(
  tx: Tx,
  asked: PrintAsked,
  item: Item,
  meals: readonly Meal[],
): Promise<Portions[]> {
  if (item.choose === 'always') return [await ofEverybody(tx, asked, item)]
  const report = knownReports(asked.definition, asked.role).find(({ key }) => key === `extra.${item.id}`)
  if (report === undefined) return []
  const rows = await rowsOf(tx, asked.eventId, report)
  const known = meals.map(({ option, name, days }) => {
    const row = rows.find(({ key }) => key === option)
    return {
      ...{ name, days, count: String(row?.pieces ?? 0) },
      link: row === undefined ? null : linkTo(report.list, row),
    }
  })
  // Options of versions before, which somebody has chosen nevertheless.
  const former = rows.filter(({ key }) => !meals.some(({ option }) => option === key))
  return [
    ...known,
    ...former.map((row) => ({
      ...{ name: row.key === SOME ? item.name : `${item.name}: ${row.label}`, days: [] },
      ...{ count: String(row.pieces), link: linkTo(report.list, row) },
    })),
  ]
}

/** What everybody gets is chosen by nobody, so that it is counted by people; who is given it by a rule is not counted. */
async function ofEverybody(tx: Tx, { eventId }: PrintAsked, item: Item): Promise<Portions> {
  const { name, per, when, ages, windows } = item
  if (when !== undefined || ages !== undefined || windows.length > 0)
    return { name, days: [], count: kitchenWords.uncounted, link: null }
  const [total] = await listByKey(tx, { eventId, report: 'total', atMost: 1 })
  const count = per === 'person' ? total?.people : total?.registrations
  const list = per === 'person' ? 'people' : 'registrations'
  return {
    ...{ name, days: [], count: String(count ?? 0) },
    link: { list, conditions: conditionsOfAll },
  }
}

function dayWords(iso: string): string {
  const day = readDay(iso)
  return day === null ? iso : formatDay(day)
}
