import type { askQuestions } from '#contract/choice-questions.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { isRefused } from '#web/lib/ask.ts'
import { askingTrouble } from './asking-api.ts'
import { peopleWords } from './asking-words.ts'
import type { Person } from './lodging-api.ts'

/** Whom questions have reached, by registration. */
export type Reached = OutputOf<typeof askQuestions>

/** One request takes at most 500 people; a smaller one shows how far it is, and is soon answered. */
const GROUP = 50

const familiesOf = (people: readonly Person[]): Person[][] => [
  ...Map.groupBy(people, ({ registrationId }) => registrationId).values(),
]

/** Groups of at most 50 people, or one larger registration; registrations stay whole. */
export function groupsOf(people: readonly Person[]): Person[][] {
  const groups: Person[][] = []
  for (const family of familiesOf(people)) {
    const last = groups.at(-1)
    if (last === undefined || last.length + family.length > GROUP) groups.push([...family])
    else last.push(...family)
  }
  return groups
}

/**
 * Asks people in groups, one after the other. Where somebody of a group has left meanwhile, its registrations are asked one by
 * one; after any other failure those who are left are named as not reached.
 * @param send asks these people by one request
 * @param onReached called after each group with the number of people handled
 * @throws what the first request was refused with, when nobody was reached
 */
export async function askInGroups(
  people: readonly Person[],
  send: (people: string[]) => Promise<Reached>,
  onReached: (count: number) => void,
): Promise<Reached> {
  const left = groupsOf(people)
  let reached: Reached = { asked: 0, notAsked: [] }
  for (let group = left.shift(); group !== undefined; group = left.shift()) {
    const families = familiesOf(group)
    try {
      const now = await send(group.map(({ id }) => id))
      reached = { asked: reached.asked + now.asked, notAsked: [...reached.notAsked, ...now.notAsked] }
    } catch (error) {
      const someoneLeft = isRefused(error, 'not_found')
      if (someoneLeft && families.length > 1) {
        left.unshift(...families)
        continue
      }
      if (!someoneLeft && reached.asked === 0 && reached.notAsked.length === 0) throw error
      const missed = someoneLeft ? families : familiesOf([...group, ...left.splice(0).flat()])
      const problem = askingTrouble(error)
      reached = {
        ...reached,
        notAsked: [...reached.notAsked, ...missed.map((some) => ({ name: peopleWords(some), problem }))],
      }
    }
    onReached(people.length - left.flat().length)
  }
  return reached
}
