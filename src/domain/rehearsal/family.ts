import { slotsOfDay } from '../capacity/slots.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { fillRequired } from '../quote/fill-required.ts'
import { quote } from '../quote/quote.ts'
import type { QuoteContext, QuoteProblem } from '../quote/quote-result.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { isoMoment, readDay } from '../values/time.ts'

/** Fictional families, for the demo and for rehearsals: the same seed gives the same people. */

const WOMEN = [
  'Anna',
  'Maria',
  'Katarzyna',
  'Agnieszka',
  'Barbara',
  'Ewa',
  'Zofia',
  'Magdalena',
  'Joanna',
  'Teresa',
]
const MEN = ['Jan', 'Piotr', 'Krzysztof', 'Tomasz', 'Paweł', 'Marcin', 'Michał', 'Adam', 'Stanisław', 'Marek']
const GIRLS = ['Zosia', 'Hania', 'Lena', 'Maja', 'Pola', 'Iga', 'Oliwia', 'Julia']
const BOYS = ['Staś', 'Jaś', 'Franek', 'Antek', 'Kuba', 'Filip', 'Leon', 'Szymon']
const SURNAMES = [
  ['Kosińska', 'Kosiński'],
  ['Wierzbicka', 'Wierzbicki'],
  ['Mazur', 'Mazur'],
  ['Zalewska', 'Zalewski'],
  ['Pawlak', 'Pawlak'],
  ['Borowska', 'Borowski'],
  ['Sikora', 'Sikora'],
  ['Lipińska', 'Lipiński'],
  ['Duda', 'Duda'],
  ['Czarnecka', 'Czarnecki'],
  ['Górna', 'Górny'],
  ['Bąk', 'Bąk'],
] as const

export type Chance = () => number

/** A small generator of numbers in [0, 1) that starts from a seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Family {
  readonly draft: RegistrationDraft
  readonly contact: { firstName: string; lastName: string; email: string; phone: string }
}

/**
 * One to two adults with up to four children, who agree on a group and take what families usually take; people
 * whom the event does not accept are left out. Null when no one is left.
 */
export function family(
  compiled: CompiledDefinition,
  context: QuoteContext,
  index: number,
  chance: Chance,
): Family | null {
  const { definition } = compiled
  const relatives = relativesOf(definition, chance)
  const [first] = relatives
  const coming = relatives.filter((each) => takesPart(each, definition))
  if (first === undefined || coming.length === 0) return null
  const people = coming.map((each, place) => person(each, `p${place + 1}`, definition, chance))
  const draft = fitted(compiled, context, draftOf(definition, people, coming.includes(first), chance), chance)
  return draft === null
    ? null
    : {
        draft,
        contact: {
          firstName: first.firstName,
          lastName: first.lastName,
          email: `rodzina${index}@example.org`,
          phone: `+48 600 000 ${String(index % 1000).padStart(3, '0')}`,
        },
      }
}

interface Relative {
  readonly firstName: string
  readonly lastName: string
  readonly age: number
  readonly birthDate: string
}

function relativesOf({ dates }: EventDefinition, chance: Chance): Relative[] {
  const pick = pickerOf(chance)
  const [woman, man] = pick(SURNAMES)
  const year = Temporal.PlainDate.from(dates.start ?? '2026-08-01').year
  const relatives: Relative[] = []
  const add = (firstName: string, lastName: string, least: number, most: number) => {
    const age = least + Math.floor(chance() * (most - least + 1))
    const birthDate = `${year - age - 1}-${pick(['02', '04', '06', '09', '11'])}-${pick(['03', '11', '17', '25'])}`
    relatives.push({ firstName, lastName, age, birthDate })
  }
  const isWoman = chance() < 0.55
  add(pick(isWoman ? WOMEN : MEN), isWoman ? woman : man, 19, 74)
  if (chance() < 0.5) add(pick(isWoman ? MEN : WOMEN), isWoman ? man : woman, 24, 66)
  const children = chance() < 0.55 ? 0 : 1 + Math.floor(chance() * 4)
  for (let child = 0; child < children; child++) {
    const girl = chance() < 0.5
    add(pick(girl ? GIRLS : BOYS), girl ? woman : man, 2, 16)
  }
  return relatives
}

/** Children go to a camp without their parents; where the age is not asked, children are left out. */
function takesPart({ age }: Relative, { kind, ask }: EventDefinition): boolean {
  if (kind === 'camp') return age < 16
  return ask.birthDate !== 'no' || age >= 18
}

function person(
  { firstName, lastName, age, birthDate }: Relative,
  ref: string,
  definition: EventDefinition,
  chance: Chance,
): PersonDraft {
  const optional = definition.items.filter(({ choose, per }) => choose === 'optional' && per === 'person')
  return {
    ...{ ref, firstName, lastName, sex: null, type: null, group: null, answers: {} },
    birthDate: definition.ask.birthDate === 'no' ? null : birthDate,
    choices: Object.fromEntries(
      optional
        .filter(() => chance() < 0.4)
        .map((item) => [item.id, item.options.length === 0 ? true : anyOption(item, age < 16, chance)]),
    ),
  }
}

function draftOf(
  definition: EventDefinition,
  people: PersonDraft[],
  comesAlong: boolean,
  chance: Chance,
): RegistrationDraft {
  const accepted = definition.statements.filter((statement) => statement.required || chance() < 0.6)
  const optional = definition.items.filter(
    ({ choose, per }) => choose === 'optional' && per === 'registration',
  )
  return {
    people,
    registeredBy: comesAlong ? 'p1' : null,
    registrantRole: comesAlong ? 'participant' : 'guardian',
    answers: {},
    choices: Object.fromEntries(
      optional.filter(() => chance() < 0.4).map((item) => [item.id, anyOption(item, false, chance)]),
    ),
    slot: slotOf(definition, chance),
    code: null,
    carers: {},
    plan: null,
    statements: accepted.map((statement) => statement.id),
  }
}

/** An hour of entry out of those that are sold; null where there are none. */
function slotOf({ slots, dates }: EventDefinition, chance: Chance): string | null {
  const [first, last] = [dates.start, dates.end ?? dates.start].map((day) => readDay(day?.slice(0, 10) ?? ''))
  if (!slots || !first || !last) return null
  const days = first.until(last, { largestUnit: 'day' }).days
  const day = first.add({ days: Math.floor(chance() * (Math.max(0, days) + 1)) })
  const hours = slotsOfDay(slots, day)
  return hours.length === 0 ? null : isoMoment(pickerOf(chance)(hours))
}

/** The draft as the event accepts it: without the choices and the people that it refuses. */
function fitted(
  compiled: CompiledDefinition,
  context: QuoteContext,
  draft: RegistrationDraft,
  chance: Chance,
): RegistrationDraft | null {
  if (draft.people.length === 0) return null
  const turn = chance()
  // The whole family starts at the same place of every list, so it joins one group.
  const prefer = <T>(all: readonly T[]): readonly T[] => {
    const start = Math.floor(turn * all.length)
    return [...all.slice(start), ...all.slice(0, start)]
  }
  const filled = fillRequired(compiled, draft, context, prefer)
  const [problem] = quote(compiled, filled, context).problems
  return problem === undefined ? filled : fitted(compiled, context, without(draft, problem), chance)
}

/** Removes the cause of a problem: a person's choice, otherwise the person, otherwise everyone. */
function without(draft: RegistrationDraft, { person: ref, where }: QuoteProblem): RegistrationDraft {
  const people = draft.people.flatMap((each) => {
    if (each.ref !== ref) return ref === null ? [] : [each]
    const { [where ?? '']: refused, ...choices } = each.choices
    return refused === undefined ? [] : [{ ...each, choices }]
  })
  const isHere = people.some((each) => each.ref === draft.registeredBy)
  return isHere || draft.registeredBy === null ? { ...draft, people } : { ...draft, people: [] }
}

/** Sizes are in ascending order: a child takes one of the first, an adult one of the last. */
function anyOption(item: EventDefinition['items'][number], isChild: boolean, chance: Chance): string {
  const half = Math.floor(item.options.length / 2)
  const sized = isChild ? item.options.slice(0, half) : item.options.slice(half)
  return pickerOf(chance)(item.category === 'merchandise' ? sized : item.options).id
}

const pickerOf =
  (chance: Chance) =>
  <T>(from: readonly T[]): T =>
    from[Math.floor(chance() * from.length)] as T
