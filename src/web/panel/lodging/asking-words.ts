import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import type { Asked } from './asking-api.ts'
import type { Person } from './lodging-api.ts'

const choose = pluralChooser('pl')
const many = { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' }

/** '120,49 zł więcej', 'bez dopłaty'. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'bez dopłaty'
  const amount = formatMoney(Math.abs(difference))
  return difference > 0 ? `${amount} więcej` : `${amount} mniej`
}

/** Another difference than was shown: nothing is recorded yet. */
export const changedWords = (difference: number): string =>
  `Kwota jest teraz inna: ${differenceWords(difference)}. Jeśli to się zgadza, zapisz odpowiedź jeszcze raz.`

/** 'Wysłano 2 pytania.' */
export const sentWords = (asked: number): string => `Wysłano ${asked}\u00a0${choose(asked, many)}.`

const GET = { one: 'dostanie', few: 'dostaną', many: 'dostanie', other: 'dostanie' }
const CHOSE = { one: 'Wybrała', few: 'Wybrały', many: 'Wybrało', other: 'Wybrało' }

/** 'Pytanie dostaną 2 osoby: Robert Lis, Maja Lis. E-maili: 1, po jednym na zgłoszenie.' */
export function askedPeopleWords(people: readonly Person[]): string {
  const mails = new Set(people.map(({ registrationId }) => registrationId)).size
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  const who = `${choose(people.length, GET)} ${pl.counts.people(people.length)}`
  return `Pytanie ${who}: ${names}. E-maili: ${mails}, po jednym na zgłoszenie.`
}

/** 'Wybrały: 2 osoby.' */
export const choseWords = (people: number): string => `${choose(people, CHOSE)}: ${pl.counts.people(people)}.`

/** 'Teresa Kawka', 'Lis, 4 osoby'. */
export function peopleWords(people: readonly Person[]): string {
  const [first] = people
  if (first === undefined) return 'Osoba, która już nie bierze udziału'
  if (people.length === 1) return `${first.firstName} ${first.lastName}`
  return `${first.lastName}, ${pl.counts.people(people.length)}`
}

/** The last minute of a term. */
export const untilWords = (instant: string): string =>
  formatMoment(localOf(Temporal.Instant.from(instant).subtract({ minutes: 1 })))

/** How a question stands: 'czeka na odpowiedź', 'zgoda: Pokój z łazienką'. */
export function standingWords({ state, kind, scope, offers, answer }: Asked): string {
  switch (state) {
    case 'open':
      return 'czeka na odpowiedź'
    case 'accepted': {
      const chosen = offers.find(({ key }) => key === answer)?.name
      if (chosen === undefined) return scope === 'rooms' ? 'wybór: bez noclegu' : 'wybór: bez przejazdu'
      return kind === 'supplement' ? `zgoda: ${chosen}` : `wybór: ${chosen}`
    }
    case 'declined':
      return 'odmowa, wszystko zostaje'
    case 'lapsed':
      return 'brak odpowiedzi w\u00a0terminie'
    case 'withdrawn':
      return 'pytanie wycofane'
  }
}

/** What was asked: 'Pokój z łazienką, 120,49 zł więcej', 'inny przystanek'. */
export function askedWords({ kind, scope, offers }: Asked): string {
  const [offer] = offers
  if (kind === 'supplement' && offer !== undefined)
    return `${offer.name}, ${differenceWords(offer.difference)}`
  return scope === 'rooms' ? 'inny rodzaj pokoju' : 'inny przystanek'
}
