import type { EventDefinition, Window } from '#domain/event/definition/definition.ts'
import { readMoment } from '#domain/values/time.ts'
import { fromText, momentText } from '../spans.ts'
import type { Sides } from './sides.ts'

/**
 * When registration opens and closes now: 'Zapisy zamykają się 1 lipca zamiast 15 czerwca'. Null when windows were
 * added or removed, or changed in another way: then their rows describe it.
 */
export function windowSentences({ before, after }: Sides): string[] | null {
  const [was, is] = [before.definition.windows, after.definition.windows]
  if (was.length !== is.length) return null
  const others = (windows: readonly Window[]) =>
    JSON.stringify(windows.map((window) => ({ ...window, opens: null, closes: null })))
  if (others(was) !== others(is)) return null
  return is.flatMap((window, i) => {
    const old = was[i]
    const which = window.name === undefined ? 'Zapisy' : `Zapisy „${window.name}”`
    if (old === undefined) return []
    return [
      ...edge(`${which} otwierają się`, old.opens, window.opens, fromText, after.definition),
      ...edge(`${which} zamykają się`, old.closes, window.closes, momentText, after.definition),
    ]
  })
}

type Moment = string | null
type FormatMoment = (iso: string) => string

function edge(
  what: string,
  before: Moment,
  after: Moment,
  format: FormatMoment,
  definition: EventDefinition,
): string[] {
  if (before === after) return []
  if (before === null) return [`${what} ${format(after ?? '')}, dotąd bez terminu`]
  if (after === null) return [`${what} bez terminu zamiast ${format(before)}`]
  const short = withoutYear([before, after], definition)
  return [`${what} ${short(format(after))} zamiast ${short(format(before))}`]
}

/** The year of the event is omitted when both days lie in it. */
function withoutYear(moments: readonly string[], { dates }: EventDefinition): FormatMoment {
  const year = (dates.start ?? '').slice(0, 4)
  const isClear = moments.every((moment) => readMoment(moment)?.year === Number(year))
  return isClear ? (text) => text.replace(` ${year}`, '') : (text) => text
}
