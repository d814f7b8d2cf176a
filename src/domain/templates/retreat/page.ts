import { contactText } from '../kit/contact.ts'
import { lengthOf } from '../kit/event-days.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import { placesText } from '../kit/places-text.ts'
import { endsOfStays, type Programme, programmeOfDays } from '../kit/programme.ts'
import { stayValues } from '../kit/stays.ts'
import { sumText } from '../kit/sum-text.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { House } from './house.ts'
import { SUPPORTED } from './reductions.ts'

const LEDE =
  'Kilka dni ciszy, modlitwy i bycia razem. Przyjedź w pojedynkę, we dwoje albo z całą rodziną. Na miejscu: pokój, wszystkie posiłki i zajęcia dla dzieci. Termin: {terminy}. Miejsce: {miejsce}. Prowadzenie: {prowadzący}.'

const INCLUDED = [
  'Nocleg z pościelą',
  'Posiłki od kolacji pierwszego dnia do obiadu ostatniego',
  'Konferencje i czas na rozmowę',
  'Zajęcia dla dzieci w wieku 3–10 lat',
  'Materiały',
]

const BEFORE_MONEY: readonly QuestionAndAnswer[] = [
  [
    'Z kim będę mieszkać?',
    'Wybierasz rodzaj pokoju i piszesz, z kim chcesz mieszkać. Rodziny zostają razem, pozostałe łóżka dzielimy osobno dla kobiet i dla mężczyzn.',
  ],
  [
    'Czy dzieci mają swoje zajęcia?',
    'Tak, w wieku 3–10 lat, w czasie konferencji. Zaznacz je przy zapisie, liczba miejsc jest ograniczona.',
  ],
  [
    'A małe dziecko?',
    'Do 3 lat śpi z rodzicem, bez osobnego łóżka i posiłków, bezpłatnie. Łóżeczko zaznaczasz przy zapisie.',
  ],
]

/** Only where there is a deposit. */
const OF_MONEY: readonly QuestionAndAnswer[] = [
  [
    'Kiedy płacę?',
    'Zaliczkę, {zaliczka} od osoby, w ciągu 5 dni, resztę do {od−30}. Przy kwocie od 1500 zł resztę można podzielić na dwie równe raty: do {od−60} i do {od−30}.',
  ],
  [
    'A jeśli to dla mnie za dużo?',
    'Zaznacz „Potrzebuję obniżki”. Nie pytamy o powód; mamy {3 miejsca} za połowę ceny.',
  ],
  [
    'Co, jeśli zrezygnuję?',
    'Do {od−30} potrącamy rzeczywiste koszty, najwyżej {koszt} od osoby, do {od−14} najwyżej zaliczkę. Później oddajemy to, czego nie wydano. Miejsce możesz bezpłatnie przekazać do {od−7}.',
  ],
]

const PACKING = [
  'ręcznik',
  'buty na zmianę',
  'kurtkę od deszczu',
  'Pismo Święte',
  'notatnik',
  'leki',
  'zabawkę dziecka',
]

export const housePlaceholders = (
  { prices, stays }: House,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    zaliczka: sumText(prices.deposit),
    koszt: sumText(prices.cost),
    '3 miejsca': placesText(SUPPORTED),
    ...stayValues(stays),
  })

export const housePage = (
  house: House,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'lake',
  ...hostTexts(organiser.name, contactText('Kontakt', organiser)),
  ...pageBlocks({ packing: PACKING, days: 'Plan' }),
  ...pageTexts(
    {
      lede: LEDE,
      included: INCLUDED,
      questions: [...BEFORE_MONEY, ...(house.prices.deposit === 0 ? [] : OF_MONEY)],
    },
    placeholders,
  ),
  programme: house.groups.length > 0 ? endsOfStays(house.groups, ENDS) : programmeOf(house),
})

const ENDS = {
  first: { title: 'Przyjazd', note: 'Pokoje od 15:00, kolacja o 18:00, spotkanie na początek' },
  last: { title: 'Wyjazd', note: 'Śniadanie, Msza, obiad o 13:00' },
}
const DAY_NOTE = 'Msza, dwie konferencje, po obiedzie czas wolny, wieczór modlitwy'

function programmeOf({ days }: House): Programme {
  if (lengthOf(days) < 2) return []
  return programmeOfDays(days, (nth, length) => {
    if (nth === 1) return ENDS.first
    if (nth === length) return ENDS.last
    return nth === length - 1 ? { title: 'Wieczór wdzięczności' } : { title: `Dzień ${nth}`, note: DAY_NOTE }
  })
}
