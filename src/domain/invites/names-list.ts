import type { Condition } from '../event/definition/condition.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { comparisonsOf } from '../event/facts/conditions-of.ts'

type Lists = Pick<EventDefinition, 'pools'>

/** Whether a rule asks for the codes of a list: for the list itself, or for any invitation where it is one of people. */
export function namesList({ pools }: Lists, condition: Condition | undefined, list: string): boolean {
  if (condition === undefined) return false
  const isOfPeople = pools.some(({ id, issued }) => id === list && issued === 'people')
  return comparisonsOf(condition).some(({ fact, is, in: among = [], given }) => {
    if (fact !== 'codeList' && fact !== 'invite') return false
    if ([is, ...among].includes(list)) return true
    return given === true && (fact === 'codeList' || isOfPeople)
  })
}
