import { readDay } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'

export type ProgrammePoint = DefinitionDocument['page']['programme'][number]

/** A row of 'day by day': a point of the programme, or a day of the event that has none yet. */
export type ProgrammeRow =
  | { readonly day: string; readonly point: ProgrammePoint; readonly index: number }
  | { readonly day: string; readonly point: null }

/** A longer event is not listed day by day. */
const MOST_DAYS = 31

/** Every point in its order, and between them the days of the event on which nothing is planned. */
export function programmeRows(document: DefinitionDocument): readonly ProgrammeRow[] {
  const points = document.page.programme.map((point, index) => ({ day: point.day, point, index }))
  const planned = new Set(points.map(({ day }) => day))
  const empty = daysOf(document).filter((day) => !planned.has(day))
  return empty.reduce<readonly ProgrammeRow[]>((rows, day) => {
    const behind = rows.findIndex((row) => row.day > day)
    return rows.toSpliced(behind < 0 ? rows.length : behind, 0, { day, point: null })
  }, points)
}

/** The days of the event as ISO texts; none where they are not known or too many. */
function daysOf({ dates }: DefinitionDocument): string[] {
  const first = dates.start === null ? null : readDay(dates.start)
  const last = dates.end === null ? first : readDay(dates.end)
  if (first === null || last === null) return []
  const length = first.until(last).days + 1
  if (length < 1 || length > MOST_DAYS) return []
  return Array.from({ length }, (_, index) => first.add({ days: index }).toString())
}

const withProgramme = (document: DefinitionDocument, programme: ProgrammePoint[]): DefinitionDocument => ({
  ...document,
  page: { ...document.page, programme },
})

/** Changes the point at a place of the list. */
export const withPoint = (
  document: DefinitionDocument,
  index: number,
  point: ProgrammePoint,
): DefinitionDocument => withProgramme(document, document.page.programme.with(index, point))

export const withoutPoint = (document: DefinitionDocument, index: number): DefinitionDocument =>
  withProgramme(document, document.page.programme.toSpliced(index, 1))

/** A new point behind those of its day and of the days before. */
export function withNewPoint(document: DefinitionDocument, point: ProgrammePoint): DefinitionDocument {
  const { programme } = document.page
  const before = programme.findLastIndex(({ day }) => day <= point.day)
  return withProgramme(document, programme.toSpliced(before + 1, 0, point))
}
