import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { formatDate } from '../../values/time.ts'
import { dayBefore, type EventDays } from './event-days.ts'

type ClassInput = Extract<NonNullable<EventDefinitionInput['facts']>[number], { kind: 'class' }>

interface Steps {
  /** Of which day the price is: 'Dzień wpłaty'. */
  readonly name: string
  readonly fact: 'day' | 'paymentDay'
  /** What happens on it: 'Wpłata'. */
  readonly what: string
  /** How many days before the first day the first and the main price end. */
  readonly until: readonly [early: number, main: number]
  /** Prices that come before these, whatever the day. */
  readonly first?: (start: Temporal.PlainDate) => ClassInput['values']
}

/**
 * The columns of a price list, `own.step`, that grows with the days: early, main, late. None until the first day is
 * known.
 */
export function stepFacts(days: EventDays, { name, fact, what, until, first }: Steps): ClassInput[] {
  const [early, main] = [dayBefore(days, until[0]), dayBefore(days, until[1])]
  if (days.start === null || early === null || main === null) return []
  const to = (day: Temporal.PlainDate) => ({
    name: `${what} do ${formatDate(day)}`,
    when: { fact, atMost: day.toString() },
  })
  return [
    {
      ...{ id: 'step', name, kind: 'class', of: 'registration' },
      values: [
        ...(first?.(days.start) ?? []),
        { id: 'early', ...to(early) },
        { id: 'main', ...to(main) },
        { id: 'late', name: `${what} od ${formatDate(main.add({ days: 1 }))}` },
      ],
    },
  ]
}
