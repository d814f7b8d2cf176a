import { readDay } from '../../../values/time.ts'
import type { EventDefinition } from '../../definition/definition.ts'

/** A first day from which days are counted back. */
export interface Start {
  /** The term or group whose first day it is; null: the event's. */
  readonly term: string | null
  /** Null: not known yet. */
  readonly start: Temporal.PlainDate | null
}

/**
 * The first days of an event: its own and those of terms and groups with other ones. Where everybody has one of those,
 * nobody goes by that of the event.
 */
export function startsOf({ dates, groups, items }: EventDefinition): Start[] {
  const lists = [
    { isChosen: true, all: groups },
    ...items.map(({ choose, options }) => ({ isChosen: choose === 'one', all: options })),
  ]
  const terms = lists.flatMap(({ all }) =>
    all.flatMap(({ name, dates: own }) =>
      own === undefined ? [] : [{ term: name, start: readDay(own.start) }],
    ),
  )
  const isNobodys = lists.some(
    ({ isChosen, all }) => isChosen && all.length > 0 && all.every((each) => each.dates !== undefined),
  )
  return isNobodys ? terms : [{ term: null, start: readDay(dates.start ?? '') }, ...terms]
}
