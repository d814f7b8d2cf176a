import { slotsOfDay } from '../capacity/slots.ts'
import { readDay } from '../time.ts'
import type { EventDefinition, SlotPattern } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Parts that contradict themselves: questions, days, slots, the waiting list. */
export function checkParts(definition: EventDefinition): DefinitionProblem[] {
  return [
    ...checkQuestions(definition),
    ...checkDays(definition),
    ...checkSlots(definition.slots),
    ...checkWaitingList(definition),
  ]
}

function checkQuestions({ questions }: EventDefinition): DefinitionProblem[] {
  return questions.flatMap(({ type, options }, i) => {
    const chooses = type === 'select' || type === 'radio' || type === 'checkboxes'
    if (chooses && options.length === 0)
      return [{ path: pathOf('questions', i), message: 'Dodaj odpowiedzi do wyboru.' }]
    const idle = !chooses && options.length > 0
    return idle
      ? [{ path: pathOf('questions', i, 'options'), message: 'To pytanie nie ma odpowiedzi do wyboru.' }]
      : []
  })
}

function checkDays({
  dates,
  groups,
  items,
  peoplePerRegistration: people,
}: EventDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = []
  if (dates.start !== null && dates.end !== null && dates.end < dates.start) {
    problems.push({ path: 'dates.end', message: 'Wydarzenie kończy się, zanim się zacznie.' })
  }
  if (people.min > people.max) {
    problems.push({
      path: 'peoplePerRegistration',
      message: 'Najmniejsza liczba osób jest większa od największej.',
    })
  }
  const own = [
    ...groups.map((group, i) => ({ ...group, path: pathOf('groups', i) })),
    ...items.flatMap(({ options }, i) =>
      options.map((option, j) => ({ ...option, path: pathOf('items', i, 'options', j) })),
    ),
  ]
  const reversed = own.flatMap(({ path, name, dates: each }) =>
    each?.end !== undefined && each.end < each.start
      ? [{ path: pathOf(path, 'dates.end'), message: `„${name}” kończy się, zanim się zacznie.` }]
      : [],
  )
  return [...problems, ...reversed]
}

/** Four weeks hold every weekday and every last weekday of a month's pattern at least once open. */
function checkSlots(slots: SlotPattern | null): DefinitionProblem[] {
  const first = slots === null ? null : readDay(slots.from)
  if (slots === null || first === null) return []
  const days = Array.from({ length: 35 }, (_, index) => first.add({ days: index }))
  const any = days.some((day) => slotsOfDay(slots, day).length > 0)
  const idle = slots.other.flatMap((hours, i) =>
    hours.days.length === 0 && hours.weekdays.length === 0
      ? [{ path: pathOf('slots.other', i), message: 'Te godziny nie mówią, w\u00a0które dni obowiązują.' }]
      : [],
  )
  return [
    ...(any ? [] : [{ path: 'slots', message: 'Z\u00a0tego wzoru nie wynika żadna godzina wejścia.' }]),
    ...idle,
  ]
}

/** To let somebody pass is to have decided about a queue, and without a limit there is none. */
function checkWaitingList({ waitingList, pools, slots }: EventDefinition): DefinitionProblem[] {
  if (!waitingList?.smallerMayPass || pools.length > 0 || slots !== null) return []
  const message = 'Nikt nie będzie czekać w\u00a0kolejce, bo wydarzenie nie ma limitów miejsc.'
  return [{ path: 'waitingList.smallerMayPass', message }]
}
