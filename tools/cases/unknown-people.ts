import type { Case } from './case-file.ts'
import { roleOf } from './roles.ts'
import type { CaseRegistration } from './sample.ts'

/**
 * References to people who are not in the sample: a typo would turn a participant into another adult. Files of samples
 * alone are written by other authors, for whom any role may register.
 */
export function unknownPeople(file: Case, { by, people, expect, carers }: CaseRegistration): string[] {
  if (file.samplesAlone) return []
  const refs = people.map(({ ref }) => ref)
  const known = new Set(refs)
  const named = [
    ...(expect.lines ?? []).map(({ who }) => ['expect.lines', who] as const),
    ...(expect.problems ?? []).flatMap(({ who }) =>
      [who].flat().map((each) => ['expect.problems', each] as const),
    ),
    ...Object.entries(carers ?? {}).flatMap((pair) => pair.map((each) => ['carers', each] as const)),
  ]
  const unknown = named.flatMap(([place, who]) =>
    who === undefined || who === null || known.has(who) ? [] : [`${place}: ${unknownPerson(who, refs)}`],
  )
  const isTypo =
    by !== undefined &&
    !known.has(by.who) &&
    roleOf(file, by.who) === null &&
    refs.some((ref) => isOneLetterOff(ref, by.who))
  return isTypo
    ? [`by.who: ${unknownPerson(by.who, refs)} (a role of this name stands in "roles")`, ...unknown]
    : unknown
}

/** Any word may name the role of a person who takes no part; one that is nearly a participant's is a typo. */
const isOneLetterOff = (ref: string, word: string) =>
  ref.length === word.length && [...ref].filter((letter, at) => letter !== word[at]).length === 1

/** "nobody is called 'eva': ewa, jan" */
export const unknownPerson = (who: string, refs: readonly string[]): string =>
  `nobody is called '${who}': ${refs.join(', ') || 'there are no people'}`
