import type { NoSwap, Swap } from '#domain/lodging/swaps.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Person, Space } from './lodging-api.ts'
import { roomAfterDo } from './lodging-words.ts'

/** 'Karol Zięba przechodzi do pokoju 3, Jan Kos do pokoju 7.' */
export function swapWords(
  { moves }: Swap,
  people: ReadonlyMap<string, Person>,
  spaces: readonly Space[],
): string {
  const said = moves.map((move, index) => {
    const who = move.people.flatMap((id) => people.get(id) ?? [])
    const verb = index > 0 ? '' : who.length === 1 ? 'przechodzi ' : 'przechodzą '
    return `${nameOfAll(who)} ${verb}${roomAfterDo(spaces, move.to)}`
  })
  return tie(`${said.join(', ')}.`)
}

/** 'Karol Zięba', 'Lis (4 osoby)', 'Karol Zięba i Jan Kos'. */
function nameOfAll(people: readonly Person[]): string {
  const families = [...Map.groupBy(people, ({ registrationId }) => registrationId).values()]
  const names = families.map((family) => {
    const [first] = family
    if (first === undefined) return ''
    return family.length === 1
      ? `${first.firstName} ${first.lastName}`
      : `${first.lastName} (${pl.counts.people(family.length)})`
  })
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} i ${last}`
}

/** Why there is no swap. */
export const noSwapWords = (why: NoSwap, isRoom: boolean): string =>
  `Nie ma takiej zamiany. ${tie((isRoom ? ROOM : VEHICLE)[why])}`

const ROOM = {
  no_space_so_big: 'Żaden pokój nie pomieści ich razem z tymi, z którymi mają być.',
  sexes: 'Są różnej płci albo z różnych rodzin i żaden pokój nie przyjmuje ich razem.',
  other_kind: 'Wybrano różne rodzaje pokoi i żaden pokój nie pasuje do wszystkich.',
  others: 'Każda odebrałaby komuś dotrzymane życzenie, rozdzieliła rodzinę albo zostawiła kogoś bez łóżka.',
} as const satisfies Record<NoSwap, string>

const VEHICLE = {
  ...ROOM,
  no_space_so_big: 'Żaden pojazd nie pomieści ich razem z tymi, z którymi mają jechać.',
  others: 'Każda odebrałaby komuś dotrzymane życzenie, rozdzieliła rodzinę albo zostawiła kogoś bez miejsca.',
} as const satisfies Record<NoSwap, string>
