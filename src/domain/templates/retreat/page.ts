import { contactText } from '../kit/contact.ts'
import { everyDay } from '../kit/event-days.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import { placesText } from '../kit/places-text.ts'
import { stayValues } from '../kit/stays.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../template.ts'
import type { House } from './house.ts'
import { SUPPORTED } from './reductions.ts'
import { named } from './stay-prices.ts'

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

const PACKING: QuestionAndAnswer = [
  'Co zabrać?',
  'Zabierz: ręcznik, buty na zmianę, kurtkę od deszczu, Pismo Święte, notatnik, leki, zabawkę dziecka.',
]

export const housePlaceholders = (
  { prices, stays }: House,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    zaliczka: named(prices.deposit),
    koszt: named(prices.cost),
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
  ...pageTexts(
    {
      lede: LEDE,
      included: INCLUDED,
      questions: [...BEFORE_MONEY, ...(house.prices.deposit === 0 ? [] : OF_MONEY), PACKING],
    },
    placeholders,
  ),
  programme: house.groups.length > 0 ? endsOfTerms(house) : programmeOf(house),
})

const ARRIVAL = { title: 'Przyjazd', note: 'Pokoje od 15:00, kolacja o 18:00, spotkanie na początek' }
const DAY_NOTE = 'Msza, dwie konferencje, po obiedzie czas wolny, wieczór modlitwy'
const DEPARTURE = { title: 'Wyjazd', note: 'Śniadanie, Msza, obiad o 13:00' }
/** A longer list of days says nothing that its ends do not. */
const MOST_DAYS = 31

function programmeOf({ days }: House): NonNullable<PageInput['programme']> {
  const each = everyDay(days)
  if (each.length < 2 || each.length > MOST_DAYS) return []
  return each.map((day, index) => {
    const of = { day: day.toString() }
    if (index === 0) return { ...of, ...ARRIVAL }
    if (index === each.length - 1) return { ...of, ...DEPARTURE }
    return index === each.length - 2
      ? { ...of, title: 'Wieczór wdzięczności' }
      : { ...of, title: `Dzień ${index + 1}`, note: DAY_NOTE }
  })
}

/** Of several terms only when each begins and ends. */
const endsOfTerms = ({ groups }: House): NonNullable<PageInput['programme']> =>
  groups
    .flatMap(({ name, start, end }) => [
      { day: start.toString(), title: `${name}: przyjazd`, note: ARRIVAL.note },
      { day: end.toString(), title: `${name}: wyjazd`, note: DEPARTURE.note },
    ])
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
