import { slotsOfDay } from '../capacity/slots.ts'
import { readDay } from '../time.ts'
import type { EventDefinition, Item, SlotPattern } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Parts that contradict themselves: ways of choosing, days, windows, slots, numbers, the plan. */
export function checkParts(definition: EventDefinition): DefinitionProblem[] {
  return [
    ...definition.items.flatMap((item, i) => checkItem(pathOf('items', i), item)),
    ...checkQuestions(definition),
    ...checkDays(definition),
    ...checkSlots(definition.slots),
    ...checkWaitingList(definition),
    ...checkPlans(definition),
  ]
}

function checkItem(path: string, { choose, options, min, max }: Item): DefinitionProblem[] {
  const needsOptions = choose === 'one' || choose === 'any' || choose === 'span'
  const takesNone = choose === 'always' || choose === 'amount'
  const problems: DefinitionProblem[] = []
  if (needsOptions && options.length === 0)
    problems.push({ path, message: 'Nie ma z\u00a0czego wybierać: dodaj opcje.' })
  if (takesNone && options.length > 0)
    problems.push({ path, message: 'Ta pozycja nie ma wyboru, więc nie ma opcji.' })
  if (min !== undefined && max !== undefined && min > max) {
    problems.push({ path: pathOf(path, 'min'), message: 'Najmniejsza liczba jest większa od największej.' })
  }
  return problems
}

function checkQuestions({ questions }: EventDefinition): DefinitionProblem[] {
  return questions.flatMap(({ type, options }, i) => {
    const chooses = type === 'select' || type === 'radio'
    if (chooses && options.length === 0)
      return [{ path: pathOf('questions', i), message: 'Dodaj odpowiedzi do wyboru.' }]
    const idle = !chooses && options.length > 0
    return idle
      ? [{ path: pathOf('questions', i, 'options'), message: 'To pytanie nie ma odpowiedzi do wyboru.' }]
      : []
  })
}

function checkDays({ dates, windows, peoplePerRegistration: people }: EventDefinition): DefinitionProblem[] {
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
  const reversed = windows.flatMap(({ opens, closes }, i) =>
    opens !== null && closes !== null && closes < opens
      ? [{ path: pathOf('windows', i, 'closes'), message: 'Zapisy kończą się, zanim się otworzą.' }]
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
  return any ? [] : [{ path: 'slots', message: 'Z\u00a0tego wzoru nie wynika żadna godzina wejścia.' }]
}

/** To let somebody pass is to have decided about a queue, and without a limit there is none. */
function checkWaitingList({ waitingList, pools, slots }: EventDefinition): DefinitionProblem[] {
  if (!waitingList?.smallerMayPass || pools.length > 0 || slots !== null) return []
  const message = 'Nikt nie będzie czekać w\u00a0kolejce, bo wydarzenie nie ma limitów miejsc.'
  return [{ path: 'waitingList.smallerMayPass', message }]
}

function checkPlans({ plans }: EventDefinition): DefinitionProblem[] {
  return plans.flatMap(({ parts }, i) => {
    const path = pathOf('plans', i, 'parts', parts.length - 1, 'amount')
    const isRest = parts.at(-1)?.amount === 'rest'
    return isRest ? [] : [{ path, message: 'Ostatnia część to zawsze reszta.' }]
  })
}
