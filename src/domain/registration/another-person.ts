import type { EventDefinition } from '../event/definition/definition.ts'
import type { PersonDraft, RegistrationDraft } from './draft.ts'

/**
 * `ref`s of people whose place a change would give to another person, where the place may not be handed over, or not
 * free of charge (flow C8): a change cannot do that. A name may be corrected, also a first name and surname in the
 * wrong order; when both differ, or one and the birth date, it is another person.
 */
export function otherPeople(
  { fees, handOver }: Pick<EventDefinition, 'fees' | 'handOver'>,
  agreed: RegistrationDraft,
  changed: RegistrationDraft,
): string[] {
  if (handOver !== null && fees.transfer.length === 0) return []
  const before = new Map(agreed.people.map((person) => [person.ref, person]))
  return changed.people.flatMap((person) => {
    const known = before.get(person.ref)
    return known !== undefined && isAnother(known, person) ? [person.ref] : []
  })
}

function isAnother(before: PersonDraft, after: PersonDraft): boolean {
  const [old, now] = [namesOf(before), namesOf(after)]
  const names = now.filter((name) => !old.includes(name)).length
  const isBornOtherwise = before.birthDate !== null && before.birthDate !== after.birthDate
  return names === 2 || (names === 1 && isBornOtherwise)
}

const namesOf = ({ firstName, lastName }: PersonDraft): string[] =>
  [firstName, lastName].map((name) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl'))
