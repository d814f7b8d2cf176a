import { slotsOfDay } from '../../capacity/slots.ts'
import { readDay, readMoment } from '../../values/time.ts'
import type { EventDefinition, SlotPattern, Slots } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Parts that contradict themselves: days, slots, the waiting list. */
export function checkParts(definition: EventDefinition): DefinitionProblem[] {
  return [...checkDays(definition), ...checkSlots(definition.slots), ...checkWaitingList(definition)]
}

function checkDays({
  dates,
  groups,
  items,
  peoplePerRegistration: people,
}: EventDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = []
  if (dates.start !== null && dates.end !== null && dates.end < dates.start) {
    problems.push({ path: 'dates.end', code: 'event_ends_before_start' })
  }
  if (people.min > people.max) {
    problems.push({ path: 'peoplePerRegistration', code: 'people_reversed' })
  }
  const own = [
    ...groups.map((group, i) => ({ ...group, path: pathOf('groups', i) })),
    ...items.flatMap(({ options }, i) =>
      options.map((option, j) => ({ ...option, path: pathOf('items', i, 'options', j) })),
    ),
  ]
  const reversed = own.flatMap(({ path, name, dates: each }) =>
    each?.end !== undefined && each.end < each.start
      ? [{ path: pathOf(path, 'dates.end'), code: 'part_ends_before_start' as const, values: { name } }]
      : [],
  )
  return [...problems, ...reversed]
}

function checkSlots(slots: Slots | null): DefinitionProblem[] {
  if (slots === null) return []
  return 'list' in slots ? checkList(slots) : checkPattern(slots)
}

/** Each hour begins on the minute, and is listed once. */
function checkList({ list }: Exclude<Slots, SlotPattern>): DefinitionProblem[] {
  const moments = list.map(({ at }) => readMoment(at))
  return moments.flatMap((moment, i): DefinitionProblem[] => {
    if (moment === null) return []
    const path = pathOf('slots.list', i, 'at')
    if (!moment.round('minute').equals(moment)) return [{ path, code: 'entry_with_seconds' }]
    const isRepeated = moments.slice(0, i).some((before) => before?.equals(moment))
    return isRepeated ? [{ path, code: 'entry_twice' }] : []
  })
}

/** Four weeks contain every weekday and every last weekday of a month's pattern at least once open. */
function checkPattern(slots: SlotPattern): DefinitionProblem[] {
  const first = readDay(slots.from)
  if (first === null) return []
  const days = Array.from({ length: 35 }, (_, index) => first.add({ days: index }))
  const any = days.some((day) => slotsOfDay(slots, day).length > 0)
  const idle = slots.other.flatMap((hours, i) =>
    hours.days.length === 0 && hours.weekdays.length === 0
      ? [{ path: pathOf('slots.other', i), code: 'entry_days_missing' as const }]
      : [],
  )
  return [...(any ? [] : [{ path: 'slots', code: 'entry_hours_none' as const }]), ...idle]
}

/** Letting parties pass is a decision about a queue, and without a limit there is none. */
function checkWaitingList({ waitingList, pools, slots }: EventDefinition): DefinitionProblem[] {
  if (!waitingList?.smallerMayPass || pools.length > 0 || slots !== null) return []
  return [{ path: 'waitingList.smallerMayPass', code: 'waiting_without_limits' }]
}
