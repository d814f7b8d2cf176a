import type { Registration } from '../shared/registration/registration-api.ts'

export type Line = Registration['lines'][number]

/** The lines of one person, or of the registration as a whole (`ref` null). */
export interface LineGroup {
  readonly ref: string | null
  readonly name: string
  readonly lines: readonly Line[]
}

/** Lines by person in the order of people, the common ones last; no empty groups. */
export function groupLines(
  lines: readonly Line[],
  people: readonly { ref: string; firstName: string; lastName: string }[],
): readonly LineGroup[] {
  const owners: { ref: string | null; name: string }[] = [
    ...people.map(({ ref, firstName, lastName }) => ({ ref, name: `${firstName} ${lastName}` })),
    { ref: null, name: 'Całe zgłoszenie' },
  ]
  return owners
    .map((owner) => ({ ...owner, lines: lines.filter((line) => line.person === owner.ref) }))
    .filter((group) => group.lines.length > 0)
}
