import type { PersonDraft, RegistrationDraft } from './draft.ts'

/** The name shown for a person whom the registrant may not see. */
type Name = Pick<PersonDraft, 'firstName' | 'lastName'>

/**
 * The draft as the registrant may see it: of a person who has taken a place over, only what was chosen for the place.
 */
export function hideTakenOver(
  draft: RegistrationDraft,
  refs: readonly string[],
  name: Name,
): RegistrationDraft {
  const hide = (person: PersonDraft): PersonDraft => ({
    ...{ ...person, ...name },
    ...{ birthDate: null, sex: null, answers: {} },
  })
  return {
    ...draft,
    people: draft.people.map((person) => (refs.includes(person.ref) ? hide(person) : person)),
  }
}

/** A draft that the registrant sends back: a person who has taken a place over stays as agreed, sent or not. */
export function keepTakenOver(
  sent: RegistrationDraft,
  agreed: RegistrationDraft,
  refs: readonly string[],
): RegistrationDraft {
  const isOwn = ({ ref }: PersonDraft) => !refs.includes(ref)
  const others = agreed.people.filter((person) => !isOwn(person))
  const carers = Object.entries(sent.carers).filter(([ref]) => !refs.includes(ref))
  const kept = Object.entries(agreed.carers).filter(([ref]) => refs.includes(ref))
  return {
    ...sent,
    people: [...sent.people.filter(isOwn), ...others],
    carers: Object.fromEntries([...carers, ...kept]),
  }
}
