import type { Choice, PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { sameValue } from '../values/same-value.ts'

/**
 * Whether a changed draft wants nothing that was not agreed: no one has joined, no choice is new or greater, and no
 * value that may affect the price differs. Names do not matter, the accepted statements neither.
 */
export function isReductionOnly(agreed: RegistrationDraft, changed: RegistrationDraft): boolean {
  return (
    isWithin(agreed, changed) &&
    sameValue(
      [agreed.slot, agreed.code, agreed.registrantRole, agreed.plan],
      [changed.slot, changed.code, changed.registrantRole, changed.plan],
    ) &&
    changed.people.every((person) => {
      const before = agreed.people.find(({ ref }) => ref === person.ref)
      return before !== undefined && sameValue(factsOf(before), factsOf(person)) && isWithin(before, person)
    })
  )
}

const factsOf = ({ birthDate, sex, type, group }: PersonDraft) => [birthDate, sex, type, group]

type FilledIn = Pick<RegistrationDraft, 'answers' | 'choices'>

const isWithin = (agreed: FilledIn, changed: FilledIn): boolean =>
  sameValue(agreed.answers, changed.answers) &&
  Object.entries(changed.choices).every(([item, choice]) => isPartOf(agreed.choices[item], choice))

function isPartOf(agreed: Choice | undefined, changed: Choice): boolean {
  if (sameValue(agreed, changed)) return true
  if (changed === '' || changed === false || changed === 0) return true
  if (typeof agreed === 'number' && typeof changed === 'number') return changed < agreed
  if (isPieces(changed))
    return isPieces(agreed) && Object.entries(changed).every(([id, pieces]) => pieces <= (agreed[id] ?? 0))
  return (
    Array.isArray(changed) && (changed.length === 0 || changed.every((each) => listOf(agreed).includes(each)))
  )
}

/** Pieces of each option. */
const isPieces = (choice: Choice | undefined): choice is Readonly<Record<string, number>> =>
  typeof choice === 'object' && !Array.isArray(choice)

const listOf = (choice: Choice | undefined): readonly string[] => (Array.isArray(choice) ? choice : [])
