import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { limitPlaces } from '#domain/event/definition/limit-places.ts'
import {
  type ChecklistEntry,
  type ChecklistItem,
  type MissingUploads,
  pricesOf,
} from '#domain/event/draft/checklist.ts'
import { listed } from '#i18n/pl/listing.ts'
import { pl } from '#i18n/pl.ts'
import { eventDays } from '../shared/dates.ts'

export const CHECKLIST_NAMES: Readonly<Record<ChecklistItem, string>> = {
  about: 'Nazwa, termin i\u00a0miejsce',
  price: 'Opłaty',
  places: 'Limit miejsc',
  questions: 'Formularz',
  statements: 'Regulamin i\u00a0zgody',
  page: 'Opis na stronie',
  pictures: 'Opisy zdjęć',
  uploads: 'Zdjęcia i\u00a0pliki strony',
}

/** What is there now, or what is missing, in one line. */
export function checklistLine(
  { item, done }: ChecklistEntry,
  document: DefinitionDocument,
  missing: MissingUploads,
): string {
  switch (item) {
    case 'about':
      return aboutLine(document)
    case 'price':
      return done ? priceLine(document) : 'Teraz wszystko jest bezpłatne.'
    case 'places':
      return done ? placesLine(document) : 'Teraz może zapisać się każdy, bez limitu.'
    case 'questions':
      return done
        ? pl.counts.questions(document.questions.length)
        : `Pytamy tylko o\u00a0${listed(askedOf(document), 'i')}.`
    case 'statements':
      return done ? pl.counts.statements(document.statements.length) : 'Jeszcze nikt niczego nie akceptuje.'
    case 'pictures':
      return done
        ? 'Każde zdjęcie ma opis.'
        : 'Powiedz, co widać na zdjęciach, osobom, które ich nie zobaczą.'
    case 'uploads':
      return missingLine(missing)
    case 'page':
      return document.page.lede ?? 'Jedno zdanie o\u00a0tym, dla kogo to jest i\u00a0po co.'
  }
}

/** 'Na tym koncie nie ma: Regulamin, 2 zdjęcia. Wgraj je jeszcze raz albo usuń ze strony.' */
function missingLine({ pictures, files }: MissingUploads): string {
  const things = [...files, ...(pictures === 0 ? [] : [pl.counts.photos(pictures)])]
  return `Na tym koncie nie ma: ${things.join(', ')}. Wgraj je jeszcze raz albo usuń ze strony.`
}

const askedOf = ({ attendance, ask }: DefinitionDocument): readonly string[] =>
  attendance === 'headcount'
    ? ['liczbę miejsc', 'kontakt']
    : [
        'imię i\u00a0nazwisko',
        ...(ask.birthDate === 'no' ? [] : ['datę urodzenia']),
        ...(ask.sex === 'no' ? [] : ['płeć']),
        'kontakt',
      ]

function aboutLine({ dates, page }: DefinitionDocument): string {
  const missing = [dates.start === null ? 'terminu' : '', page.place === undefined ? 'miejsca' : '']
  const known = [eventDays(dates.start, dates.end), page.place ?? ''].filter((each) => each !== '')
  const gap = missing.filter((each) => each !== '').join(' i\u00a0')
  return [...known, ...(gap === '' ? [] : [`brakuje ${gap}`])].join(', ')
}

function priceLine({ items }: DefinitionDocument): string {
  const amounts = items.filter(({ category }) => category === 'participation').flatMap(pricesOf)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (amounts.length === 0) return 'Udział bez opłaty, płatne są dodatki.'
  if (least === 0) return `Udział: do ${pl.sum(most)}, dla części osób bezpłatnie`
  return least === most ? `Udział: ${pl.sum(most)}` : `Udział: od ${pl.sum(least)} do ${pl.sum(most)}`
}

function placesLine(document: DefinitionDocument): string {
  const { limit, pools, slots } = document
  // A limit of each person says nothing about how many fit.
  const most = typeof limit === 'object' ? (limit.per === undefined ? limit.places : null) : limit
  if (most !== undefined && most !== null) return pl.counts.places(most)
  if (slots !== null) return 'Limit na każdą godzinę'
  const limits = pools.length + limitPlaces(document).filter((place) => place.limit !== undefined).length
  return `Bez limitu całości, limitów części wydarzenia: ${limits}`
}
