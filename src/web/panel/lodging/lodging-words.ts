import type { NotKept } from '#domain/lodging/propose.ts'
import type { Spare } from '#domain/lodging/room.ts'
import { spaceWords } from '#i18n/pl/lodging.ts'
import { pl } from '#i18n/pl.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import { tie } from '#i18n/text/typography.ts'
import { ofPlaces } from '../shared/counts.ts'
import { type Block, type Filled, ROOMS } from './layout.ts'
import type { Person, Space } from './lodging-api.ts'

const choose = pluralChooser('pl')
const BEDS = { one: 'łóżko', few: 'łóżka', many: 'łóżek', other: 'łóżka' }
const ROOMS_WORDS = { one: 'pokój', few: 'pokoje', many: 'pokoi', other: 'pokoju' }
const ROOMS_GENITIVE = { one: 'pokoju', few: 'pokoi', many: 'pokoi', other: 'pokoju' }

/** '4 łóżka', '49 miejsc'. */
export const placesWords = (isRoom: boolean, count: number): string =>
  isRoom ? `${count}\u00a0${choose(count, BEDS)}` : pl.counts.places(count)

const BEDS_GENITIVE = { one: 'łóżka', few: 'łóżek', many: 'łóżek', other: 'łóżka' }

/** After 'z': 'z 32 łóżek', 'z 49 miejsc'. */
export const ofPlacesWords = (isRoom: boolean, count: number): string =>
  isRoom ? `z\u00a0${count}\u00a0${choose(count, BEDS_GENITIVE)}` : ofPlaces(count)

/** After 'do': '4 pokoi'. */
export const roomsGenitive = (count: number): string => `${count}\u00a0${choose(count, ROOMS_GENITIVE)}`

export const RULE_WORDS = {
  any: 'dla wszystkich',
  women: 'kobiety',
  men: 'mężczyźni',
  family: 'rodzina',
} as const satisfies Record<Space['sexes'], string>

/** 'Pokój 12', 'Autokar 1'. */
export const nameOf = ({ scope, name }: Pick<Space, 'scope' | 'name'>): string =>
  spaceWords(scope === ROOMS, { house: '', name })

/** 'do pokoju 3', 'do „Autokar 1”'; with the house where there are several. */
export function roomAfterDo(spaces: readonly Space[], id: string): string {
  const found = spaces.find((space) => space.id === id)
  if (found === undefined) return ''
  const { scope, name, house } = found
  const isOneHouse = spaces.every((space) => space.scope !== scope || space.house === house)
  const own = scope === ROOMS ? 'pokoju' : 'pojazdu'
  const said = nameOf(found) === name ? `„${name}”` : `${own} ${name}`
  return `do ${said}${isOneHouse || house === '' ? '' : ` (${house})`}`
}

/** '4 łóżka, kobiety, łazienka'. */
export function aboutSpace(space: Space, kindName: string | undefined): string {
  const isRoom = space.scope === ROOMS
  return [
    placesWords(isRoom, space.places),
    ...(space.kept > 0 ? [`w\u00a0tym dla obsługi ${space.kept}`] : []),
    ...(space.sexes === 'any' ? [] : [RULE_WORDS[space.sexes]]),
    ...(kindName === undefined ? [] : [kindName]),
    ...(space.note === '' ? [] : [space.note]),
  ].join(', ')
}

/** 'pełny', '1 wolne'. */
export const freeWords = ({ free }: Pick<Filled, 'free'>): string =>
  free <= 0
    ? 'pełny'
    : `${free}\u00a0${choose(free, { one: 'wolne', few: 'wolne', many: 'wolnych', other: 'wolne' })}`

/** 'Można dokwaterować: 2 kobiety'. */
export const spareWords = ({ beds, sex }: Spare): string =>
  `Można dokwaterować: ${beds}\u00a0${choose(beds, sex === 'FEMALE' ? WOMEN : MEN)}`

const WOMEN = { one: 'kobietę', few: 'kobiety', many: 'kobiet', other: 'kobiety' }
const MEN = { one: 'mężczyznę', few: 'mężczyzn', many: 'mężczyzn', other: 'mężczyzny' }

/** 'Do dopełnienia: 2 pokoje, 5 łóżek (kobiety: 2, mężczyźni: 3).'; null: no room. */
export function fillingWords(filled: readonly Filled[]): string | null {
  const spares = filled.flatMap(({ spare }) => spare ?? [])
  if (spares.length === 0) return null
  const bedsOf = (sex?: Spare['sex']) =>
    spares.reduce((sum, spare) => sum + (sex === undefined || spare.sex === sex ? spare.beds : 0), 0)
  const [all, women, men] = [bedsOf(), bedsOf('FEMALE'), bedsOf('MALE')]
  const sexes = [...(women > 0 ? [`kobiety: ${women}`] : []), ...(men > 0 ? [`mężczyźni: ${men}`] : [])].join(
    ', ',
  )
  const rooms = `${spares.length}\u00a0${choose(spares.length, ROOMS_WORDS)}`
  return `Do dopełnienia: ${rooms}, ${placesWords(true, all)} (${sexes}).`
}

const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`

/** 'Lis, 4 osoby', 'Halina Zięba, 62'. */
export function blockName({ people }: Pick<Block, 'people'>): string {
  const [first] = people
  if (first === undefined) return ''
  if (people.length > 1) return `${first.lastName}, ${pl.counts.people(people.length)}`
  return first.age === null ? fullName(first) : `${fullName(first)}, ${first.age}`
}

const WHY = {
  no_space_so_big: 'Żaden pokój nie ma tylu wolnych łóżek.',
  sexes: 'Wolne łóżka są tylko w\u00a0pokojach dla innej płci albo innej rodziny.',
  other_kind: 'Nie ma pokoju takiego rodzaju, jaki został wybrany.',
  nobody_found: 'Nie rozpoznajemy osoby z\u00a0tego życzenia. Przeczytaj je i\u00a0przenieś ręcznie.',
  several_found: 'Życzenie pasuje do kilku osób. Przeczytaj je i\u00a0przenieś ręcznie.',
  no_place: 'Jedna z\u00a0tych osób nie ma jeszcze miejsca.',
  elsewhere: 'Ich pokoje są już zajęte przez innych.',
} as const

/** A wish or a family that could not be kept: of whom, and why. */
export function notKeptWords(
  lost: NotKept,
  people: ReadonlyMap<string, Person>,
  isRoom: boolean,
): { readonly title: string; readonly why: string } {
  const nameOfId = (id: string) => {
    const person = people.get(id)
    return person === undefined ? '' : fullName(person)
  }
  const why = isRoom ? WHY[lost.why] : vehicleWhy(lost.why)
  switch (lost.kind) {
    case 'no_place':
      return { title: `${lost.people.map(nameOfId).join(', ')}: bez miejsca`, why }
    case 'family_split':
      return {
        title: `${blockName({ people: lost.people.flatMap((id) => people.get(id) ?? []) })}: osobno`,
        why,
      }
    case 'wish': {
      const wish = people.get(lost.from)?.wish ?? ''
      const whom = lost.to === null ? `„${wish}”` : `${nameOfId(lost.to)}${lost.mutual ? ', wzajemnie' : ''}`
      return { title: tie(`${nameOfId(lost.from)}, życzenie: ${whom}`), why }
    }
  }
}

function vehicleWhy(why: NotKept['why']): string {
  if (why === 'no_space_so_big') return 'Żaden pojazd nie ma tylu wolnych miejsc.'
  return why === 'elsewhere' ? 'Ten pojazd jest już pełny.' : WHY[why]
}
