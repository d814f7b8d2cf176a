import type { Case } from './case-file.ts'
import { roleOf } from './roles.ts'
import type { CaseRegistration } from './sample.ts'

/**
 * What a sample says of people who are not in it: a slip of the pen would make another adult of a participant. Samples
 * alone are written by others, in whose words any role may register.
 */
export function strangers(file: Case, { by, people, expect, carers }: CaseRegistration): string[] {
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
    who === undefined || who === null || known.has(who) ? [] : [`${place}: ${nobody(who, refs)}`],
  )
  const isSlip =
    by !== undefined &&
    !known.has(by.who) &&
    roleOf(file, by.who) === null &&
    refs.some((ref) => isOneLetterOff(ref, by.who))
  return isSlip
    ? [`by.who: ${nobody(by.who, refs)} (a role of this name stands in "roles")`, ...unknown]
    : unknown
}

/** Any word may name a role of somebody who takes no part; one that is nearly a participant's is a slip of the pen. */
const isOneLetterOff = (ref: string, word: string) =>
  ref.length === word.length && [...ref].filter((letter, at) => letter !== word[at]).length === 1

/** "nobody is called 'eva': ewa, jan" */
export const nobody = (who: string, refs: readonly string[]): string =>
  `nobody is called '${who}': ${refs.join(', ') || 'there are no people'}`
