import type { PersonDraft, RegistrationDraft } from './draft.ts'

/** A participant hands the place over to another person, with what was chosen and paid for it (flow C8). */
export interface HandOver {
  /** `ref` of the giver. */
  readonly giver: string
  /** The successor, under a `ref` that is not used in the registration. */
  readonly successor: PersonDraft
  /** Who looks after the successor on the spot; if omitted, the carer of the giver. */
  readonly carer?: string | null | undefined
  /** Where the giver is the registrant: who takes over as registrant. */
  readonly registrant: 'successor' | 'guardian' | 'other'
  /** Ids of the statements that the successor accepts. */
  readonly statements: readonly string[]
}

/** The draft with the successor instead of the giver: in the order of people, as registrant, as carer. */
export function handedOver(
  agreed: RegistrationDraft,
  { giver, successor, carer, registrant, statements }: HandOver,
): RegistrationDraft {
  const now = (ref: string) => (ref === giver ? successor.ref : ref)
  const { [successor.ref]: lookedAfter, ...carers } = Object.fromEntries(
    Object.entries(agreed.carers).map(([ref, by]) => [now(ref), now(by)]),
  )
  const own = carer === undefined ? lookedAfter : carer
  return {
    ...agreed,
    ...(agreed.registeredBy === giver ? registrantOf(registrant, successor) : {}),
    people: agreed.people.map((person) => (person.ref === giver ? successor : person)),
    carers: own == null ? carers : { ...carers, [successor.ref]: own },
    statements: [...new Set([...agreed.statements, ...statements])],
  }
}

const registrantOf = (
  registrant: HandOver['registrant'],
  { ref }: PersonDraft,
): Pick<RegistrationDraft, 'registeredBy' | 'registrantRole'> =>
  registrant === 'successor'
    ? { registeredBy: ref, registrantRole: 'participant' }
    : { registeredBy: null, registrantRole: registrant }

/** What was agreed as it is held for the successor: everything the giver had becomes theirs. */
export function heldForSuccessor(
  agreed: RegistrationDraft,
  { giver, successor: { ref } }: Pick<HandOver, 'giver' | 'successor'>,
): RegistrationDraft {
  return {
    ...agreed,
    people: agreed.people.map((person) => (person.ref === giver ? { ...person, ref } : person)),
  }
}
