import type { Case } from './case-file.ts'
import type { CaseRegistration } from './sample.ts'

type Role = 'guardian' | 'staff' | 'other'

const ROLES: Readonly<Record<string, Role>> = {
  guardian: 'guardian',
  parent: 'guardian',
  mother: 'guardian',
  father: 'guardian',
  staff: 'staff',
  office: 'staff',
  desk: 'staff',
  organiser: 'staff',
  ...{ opiekun: 'guardian', rodzic: 'guardian', matka: 'guardian', ojciec: 'guardian' },
  ...{ organizer: 'staff', organizator: 'staff', biuro: 'staff' },
  other: 'other',
}

/**
 * Who requests a step: the staff, or the registrant (also the default).
 * @throws Error for a word that is neither of them
 */
export function askedBy(
  file: Pick<Case, 'roles'>,
  { by, people }: CaseRegistration,
  word: string | null | undefined,
) {
  if (word == null || word === 'registrant') return 'registrant'
  const role = roleOf(file, word)
  if (role === 'staff') return 'staff'
  if (role !== null || word === by?.who || word === 'participant' || people.some(({ ref }) => ref === word))
    return 'registrant'
  throw new Error(`by: '${word}' is neither 'registrant' nor 'staff'`)
}

/** The role that a word of `by.who` means: by the case file, or by itself ('mother of jan'); null when it means none. */
export function roleOf({ roles }: Pick<Case, 'roles'>, who: string): Role | null {
  const word = who.toLowerCase()
  const carer = ROLES[/^(\w+) of /.exec(word)?.[1] ?? '']
  return roles[who] ?? ROLES[word] ?? (carer === 'guardian' ? carer : null)
}
