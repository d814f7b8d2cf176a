import { formatMoney } from '../../values/money.ts'
import { contactText } from '../kit/contact.ts'
import { everyDay } from '../kit/event-days.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { Walk } from './walk.ts'

/** Assumed, until the organiser says otherwise. */
export const START_HOUR = '6:00'
export const RETURN_HOUR = '17:00'
export const DAILY = '25–30 km'

const LEDE =
  'Ruszamy razem: {od}, godzina {godzina}. Start: {miejsce}. Cel: {cel}. Bagaż jedzie samochodem, na drogę wystarczy mały plecak. Możesz iść całą drogę albo wybrane dni, z rodziną, z przyjaciółmi lub w pojedynkę.'

const INCLUDED = [
  'Noclegi',
  'Przewóz bagażu do 15 kg',
  'Zupa i herbata na postojach',
  'Opieka medyczna i porządkowa',
  'Pakiet pielgrzyma: śpiewnik, chusta, znaczek',
  'Ubezpieczenie NNW na czas drogi',
]

const PACKING = [
  'rozchodzone buty i drugie na zmianę',
  'pelerynę',
  'nakrycie głowy',
  'krem z filtrem',
  'śpiwór',
  'karimatę',
  'kubek',
  'menażkę',
  'latarkę',
  'plastry',
  'leki',
  'dokument',
  'butelkę na wodę',
]

const QUESTIONS: readonly QuestionAndAnswer[] = [
  [
    'Czy dam radę, idąc pierwszy raz?',
    'Tak. Odpoczywamy co godzinę lub półtorej, a samochód grupy podwiezie zmęczone osoby na najbliższy postój.',
  ],
  [
    'Czy mogę iść tylko kilka dni?',
    'Tak. Płacisz za dni i za pakiet, razem nigdy więcej niż za całą drogę. Zniżki dotyczą całej drogi.',
  ],
  ['Gdzie będę spać?', 'W szkole, u gospodarzy albo we własnym namiocie. Kwaterę poda przewodnik.'],
  [
    'Czy dziecko może iść bez rodziców?',
    'Od 13 lat tak: rodzic zapisuje, wyraża zgodę i wskazuje dorosłego opiekuna. Do 12 lat potrzebna jest osoba dorosła z tego samego zgłoszenia; opiekuje się najwyżej trojgiem dzieci.',
  ],
  [
    'Ile mam czasu na wpłatę?',
    '7 dni od zapisu, najpóźniej do {od−3}. Czekamy jeszcze dobę, potem zgłoszenie wygasa.',
  ],
  [
    'Co, jeśli zrezygnuję?',
    'Do {od−21} oddajemy całą wpłatę. Później, do {od−1}, potrącamy rzeczywiste koszty, najwyżej {pakiet} od osoby. Do {od−3} możesz też bezpłatnie przekazać miejsce.',
  ],
]

const OF_SEVERAL_DAYS = new Set(['Czy mogę iść tylko kilka dni?', 'Gdzie będę spać?'])

/** The placeholders of the texts of a walk; what costs nothing is not named. */
export const walkPlaceholders = (
  walk: Walk,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    cel: walk.target,
    godzina: START_HOUR,
    'godzina powrotu': RETURN_HOUR,
    km: DAILY,
    pakiet: walk.prices.pack === 0 ? '' : formatMoney(walk.prices.pack),
  })

export const walkPage = (
  walk: Walk,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'fields',
  ...hostTexts(organiser.name, contactText('Biuro pielgrzymki', organiser)),
  ...pageBlocks({ packing: PACKING, days: 'Droga dzień po dniu' }),
  ...pageTexts(
    {
      lede: walk.single > 0 ? LEDE : LEDE.replace('całą drogę albo wybrane dni, ', ''),
      included: walk.single > 0 ? INCLUDED : INCLUDED.slice(1),
      questions: QUESTIONS.filter(([question]) => walk.single > 0 || !OF_SEVERAL_DAYS.has(question)),
    },
    placeholders,
  ),
  programme: programmeOf(walk),
})

/** Fewer days have no shorter stage in the middle. */
const LEAST_WITH_REST = 5

function programmeOf(walk: Walk): NonNullable<PageInput['programme']> {
  const days = walk.single > 0 ? everyDay(walk.days) : []
  const rest = days.length < LEAST_WITH_REST ? null : Math.floor(days.length / 2)
  return days.map((day, index) => {
    const stage = { day: day.toString() }
    if (index === 0) return { ...stage, title: 'Wyjście', note: 'Msza na rozpoczęcie' }
    if (index === days.length - 1)
      return {
        ...stage,
        title: `Wejście: ${walk.target}`,
        note: `Msza na zakończenie, potem autokary o ${RETURN_HOUR}`,
      }
    if (index === days.length - 2) return { ...stage, title: 'Ostatni nocleg', note: 'Wieczór w grupach' }
    return index === rest
      ? { ...stage, title: 'Krótszy etap, więcej odpoczynku' }
      : { ...stage, title: `Etap ${index + 1}` }
  })
}
