import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { namesList } from '#domain/invites/names-list.ts'
import { reservedOf } from '#domain/invites/reserved.ts'
import { pluralChooser } from '../text/plural.ts'
import { tie } from '../text/typography.ts'
import { speakerOf } from './definition/definition-text.ts'
import { effectText } from './definition/effects.ts'

const choose = pluralChooser('pl')

/** What the codes of a list give, one sentence a rule: 'Cena dla gości: 60,00 zł zamiast wyższej ceny.' */
export function inviteTerms(definition: EventDefinition, list: string): string[] {
  const speaker = speakerOf(definition)
  const opens = ({ when }: { readonly when?: EventDefinition['items'][number]['when'] }) =>
    namesList(definition, when, list)
  const pool = definition.pools.find(({ id }) => id === list)
  const isPersonal = pool?.issued === 'people'
  return [
    ...definition.adjustments
      .filter(opens)
      .map(({ name, effect }) => `${name}: ${effectText(effect, speaker)}.`),
    ...[
      ...definition.types,
      ...definition.groups,
      ...definition.items.flatMap((item) => [item, ...item.options]),
    ]
      .filter(opens)
      .map(({ name }) => `Do wyboru także: ${name}.`),
    ...(definition.windows.some(opens) ? ['Zapisy w\u00a0osobnym terminie.'] : []),
    ...(isPersonal &&
    definition.requirements.some(
      ({ code, must }) => code === 'invite_only' && namesList(definition, must, list),
    )
      ? ['Zapisać mogą się tylko zaproszeni.']
      : []),
    ...(reservedOf(definition) > 0 && isPersonal ? [reservedWords(reservedOf(definition))] : []),
    usesWords(pool?.capacity ?? 1, isPersonal),
  ].map(tie)
}

function usesWords(uses: number, isPersonal: boolean): string {
  const people = choose(uses, { one: 'jednej osoby', few: 'osób', many: 'osób', other: 'osoby' })
  const count = uses === 1 ? people : `${uses}\u00a0${people}`
  return isPersonal ? `Zaproszenie jest dla ${count}.` : `Kod działa dla ${count}.`
}

const reservedWords = (units: number) =>
  `Dla zaproszonych ${choose(units, { one: 'czeka', few: 'czekają', many: 'czeka', other: 'czeka' })} ${units}\u00a0${choose(units, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })}.`
