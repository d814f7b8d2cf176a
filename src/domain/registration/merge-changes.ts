import { sameValue } from '../values/same-value.ts'
import type { PersonDraft, RegistrationDraft } from './draft.ts'

/** A draft as its editor sees it, the version the editor started from, and the current one. */
interface Versions<T> {
  readonly mine: T
  readonly base: T
  readonly now: T
}

/**
 * Applies the editor's changes to the current registration: whatever the editor left alone stays as it is now, also
 * people who have joined or left in the meantime. Where both changed the same thing, the editor's change wins.
 */
export function mergeChanges({ base, now, ...sent }: Versions<RegistrationDraft>): RegistrationDraft {
  const mine = withFreshRefs({ mine: sent.mine, base, now })
  const people = [...staying({ mine, base, now }), ...mine.people.filter(joins(base, now))]
  const registeredBy = pick(partOf({ mine, base, now }, ({ registeredBy }) => registeredBy))
  return {
    people,
    registeredBy: people.some(({ ref }) => ref === registeredBy) ? registeredBy : null,
    registrantRole: pick(partOf({ mine, base, now }, ({ registrantRole }) => registrantRole)),
    answers: pickEach(partOf({ mine, base, now }, ({ answers }) => answers)),
    choices: pickEach(partOf({ mine, base, now }, ({ choices }) => choices)),
    slot: pick(partOf({ mine, base, now }, ({ slot }) => slot)),
    code: pick(partOf({ mine, base, now }, ({ code }) => code)),
    carers: pickEach(partOf({ mine, base, now }, ({ carers }) => carers)),
    plan: pick(partOf({ mine, base, now }, ({ plan }) => plan)),
    statements: [...new Set([...now.statements, ...mine.statements])],
  }
}

const partOf = <T, Part>({ mine, base, now }: Versions<T>, part: (whole: T) => Part): Versions<Part> => ({
  mine: part(mine),
  base: part(base),
  now: part(now),
})

const pick = <T>({ mine, base, now }: Versions<T>): T => (sameValue(mine, base) ? now : mine)

/** The same for each entry; an entry that either side removed is removed. */
function pickEach<T>({ mine, base, now }: Versions<Readonly<Record<string, T>>>): Record<string, T> {
  const names = [...new Set([...Object.keys(now), ...Object.keys(mine)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = pick<T | undefined>(partOf({ mine, base, now }, (each) => each[name]))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const find = ({ people }: RegistrationDraft, wanted: string) => people.find(({ ref }) => ref === wanted)

const joins =
  (base: RegistrationDraft, now: RegistrationDraft) =>
  ({ ref }: PersonDraft): boolean =>
    !find(base, ref) && !find(now, ref)

/** People who are there now and were not removed by the editor. */
const staying = ({ mine, base, now }: Versions<RegistrationDraft>): PersonDraft[] =>
  now.people.flatMap((person) => {
    const [here, before] = [find(mine, person.ref), find(base, person.ref)]
    if (before === undefined) return [person]
    return here === undefined ? [] : [mergedPerson({ mine: here, base: before, now: person })]
  })

function mergedPerson(versions: Versions<PersonDraft>): PersonDraft {
  return {
    ref: versions.now.ref,
    firstName: pick(partOf(versions, ({ firstName }) => firstName)),
    lastName: pick(partOf(versions, ({ lastName }) => lastName)),
    birthDate: pick(partOf(versions, ({ birthDate }) => birthDate)),
    sex: pick(partOf(versions, ({ sex }) => sex)),
    type: pick(partOf(versions, ({ type }) => type)),
    group: pick(partOf(versions, ({ group }) => group)),
    answers: pickEach(partOf(versions, ({ answers }) => answers)),
    choices: pickEach(partOf(versions, ({ choices }) => choices)),
  }
}

/** Two people who joined on the two sides may have the same `ref` in the draft: the editor's person gets a new one. */
function withFreshRefs({ mine, base, now }: Versions<RegistrationDraft>): RegistrationDraft {
  const taken = new Set([...mine.people, ...base.people, ...now.people].map(({ ref }) => ref))
  const fresh = new Map<string, string>()
  for (const { ref } of mine.people) {
    if (find(base, ref) || !find(now, ref)) continue
    const free = freeRef(ref, taken)
    taken.add(free)
    fresh.set(ref, free)
  }
  const freshRefOf = (ref: string) => fresh.get(ref) ?? ref
  const carers = Object.entries(mine.carers).map(([ward, carer]) => [freshRefOf(ward), freshRefOf(carer)])
  return {
    ...mine,
    people: mine.people.map((person) => ({ ...person, ref: freshRefOf(person.ref) })),
    carers: Object.fromEntries(carers),
  }
}

function freeRef(ref: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${ref}-${number}`)) number += 1
  return `${ref}-${number}`
}
