import type { EventDefinition } from '#domain/event/definition.ts'
import type { PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'

/** Made-up families for the demo: the same seed gives the same people. */

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

/** One to two adults with up to four children, who agree on a group and take what families take. */
export function family(definition: EventDefinition, index: number, chance: Chance): Family {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  const [woman, man] = pick(SURNAMES)
  const group = definition.groups.length > 0 ? pick(definition.groups).id : null
  const year = Temporal.PlainDate.from(definition.dates.start ?? '2026-08-01').year
  const born = (least: number, most: number) => {
    const age = least + Math.floor(chance() * (most - least + 1))
    return `${year - age - 1}-${pick(['02', '04', '06', '09', '11'])}-${pick(['03', '11', '17', '25'])}`
  }
  const people: PersonDraft[] = []
  const add = (firstName: string, lastName: string, birthDate: string) => {
    people.push(
      person(
        definition,
        { ref: `p${people.length + 1}`, firstName, lastName, birthDate, group, year },
        chance,
      ),
    )
  }
  const isWoman = chance() < 0.55
  add(pick(isWoman ? WOMEN : MEN), isWoman ? woman : man, born(19, 74))
  if (chance() < 0.5) add(pick(isWoman ? MEN : WOMEN), isWoman ? man : woman, born(24, 66))
  const children = chance() < 0.55 ? 0 : 1 + Math.floor(chance() * 4)
  for (let child = 0; child < children; child++) {
    const girl = chance() < 0.5
    add(pick(girl ? GIRLS : BOYS), girl ? woman : man, born(2, 16))
  }
  const first = people[0] as PersonDraft
  return {
    draft: draftOf(definition, people, chance),
    contact: {
      firstName: first.firstName,
      lastName: first.lastName,
      email: `rodzina${index}@example.org`,
      phone: `+48 600 000 ${String(index % 1000).padStart(3, '0')}`,
    },
  }
}

function draftOf(definition: EventDefinition, people: PersonDraft[], chance: Chance): RegistrationDraft {
  const required = definition.statements.filter((statement) => statement.required || chance() < 0.6)
  return {
    people,
    registeredBy: 'p1',
    registrantRole: 'participant',
    answers: {},
    choices: {},
    slot: null,
    code: null,
    statements: required.map((statement) => statement.id),
  } as RegistrationDraft
}

interface Core {
  readonly ref: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly group: string | null
  readonly year: number
}

function person(definition: EventDefinition, core: Core, chance: Chance): PersonDraft {
  const { year, ...named } = core
  const isChild = year - Number(core.birthDate.slice(0, 4)) < 16
  const [adult, child] = [definition.types[0]?.id ?? null, definition.types[1]?.id ?? null]
  const questions = definition.questions.filter((question) => question.of === 'person' && question.required)
  const optional = definition.items.filter((item) => item.choose === 'optional' && item.options.length > 0)
  return {
    ...named,
    sex: null,
    type: isChild ? child : adult,
    answers: Object.fromEntries(questions.map((question) => [question.id, question.options[0]?.id ?? true])),
    choices: Object.fromEntries(
      optional.filter(() => chance() < 0.4).map((item) => [item.id, anyOption(item, isChild, chance)]),
    ),
  }
}

/** Sizes go from small to large: a child takes one of the first, an adult one of the last. */
function anyOption(item: EventDefinition['items'][number], isChild: boolean, chance: Chance): string {
  const half = Math.floor(item.options.length / 2)
  const sized = isChild ? item.options.slice(0, half) : item.options.slice(half)
  const from = item.category === 'merchandise' ? sized : item.options
  return from[Math.floor(chance() * from.length)]?.id ?? ''
}
