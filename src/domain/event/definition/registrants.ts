import type { DefinitionDocument, Requirement } from './definition.ts'

export type Registrants = NonNullable<DefinitionDocument['registrants']>

/**
 * The requirements that follow from who registers whom. A minor is written as definitions of version 2 write it; the two
 * ways differ only where a birth date is missing, and rules that ask for ages require it.
 */
export function requirementsOfRegistrants(registrants: DefinitionDocument['registrants']): Requirement[] {
  if (registrants === undefined) return []
  const { minors, on, adults } = registrants
  return [
    ...(minors === 'adult' ? [{ ...GUARDIAN, when: MINOR[on] }] : []),
    ...(adults === 'themselves' ? [{ ...PERSONALLY, when: { all: [ADULT[on], NOT_REGISTRANT] } }] : []),
  ]
}

/** The field of `registrants` from which a requirement follows. */
export const fieldOfRegistrants = ({ id }: Pick<Requirement, 'id'>): keyof Registrants =>
  id === GUARDIAN.id ? 'minors' : 'adults'

const ADULT = {
  registration: { fact: 'ageNow', atLeast: 18 },
  event: { fact: 'age', atLeast: 18 },
}
const MINOR = {
  registration: { not: ADULT.registration },
  event: { fact: 'age', atMost: 17 },
}
const NOT_REGISTRANT = { not: { fact: 'isRegistrant', is: true } }

const GUARDIAN = {
  id: 'guardian-registers',
  of: 'person',
  must: { fact: 'registrantIsAdult', is: true },
  code: 'guardian_must_register',
  message: 'Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny.',
} satisfies Requirement

/** The office registers anybody. */
const PERSONALLY = {
  id: 'personally',
  of: 'person',
  must: { fact: 'role', is: 'staff' },
  code: 'adult_must_register_personally',
  message: 'Każda osoba pełnoletnia zapisuje się sama.',
} satisfies Requirement
