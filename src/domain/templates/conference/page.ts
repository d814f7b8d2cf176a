import { contactText } from '../kit/contact.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import type { Programme } from '../kit/programme.ts'
import { sumText } from '../kit/sum-text.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { type Conference, isPaid } from './conference.ts'

const FEW_DAYS = ['', 'Dzień', 'Dwa dni', 'Trzy dni', 'Cztery dni']

function ledeOf({ length, workshops }: Conference): string {
  const first = length === 0 ? 'Czas' : (FEW_DAYS[length] ?? `${length} dni`)
  const what = workshops.length === 0 ? 'wystąpień i rozmów' : 'wystąpień, warsztatów i rozmów'
  const which = length > 1 ? 'których' : 'którym'
  const days = length > 1 ? '{od} – {do}' : '{od}'
  return `${first} ${what}, po ${which} zostaje coś do zrobienia. Termin: ${days}. Miejsce: {miejsce}. Zapisz siebie albo cały zespół; faktura przyjdzie e-mailem, a potem zaświadczenie.`
}

const includedIn = ({ workshops }: Conference) => [
  'Wystąpienia i materiały',
  ...(workshops.length === 0 ? [] : ['Warsztaty, na które są miejsca']),
  'Kawa i obiad w każdym dniu',
  'Identyfikator',
  'Nagrania, jeśli prelegent się zgodzi',
  'Zaświadczenie o udziale',
]

const questionsOf = (conference: Conference): QuestionAndAnswer[] => [
  ...(isPaid(conference) ? ofMoney(conference) : []),
  ...(conference.workshops.length === 0 ? [] : [OF_WORKSHOPS]),
  [
    'Kiedy dostanę zaświadczenie?',
    'W ciągu 3 dni roboczych po konferencji, gdy bilet był zeskanowany na wejściu.',
  ],
]

const ofMoney = ({ isExempt }: Conference): QuestionAndAnswer[] => [
  ['Czy dostanę fakturę?', 'Tak. Podaj NIP przy zapisie. Najpierw przyjdzie pro forma, po wpłacie faktura.'],
  [
    'Czy jednostka publiczna może zapłacić później?',
    'Tak, do {do+14}. Zaznacz to przy zapisie i wpisz nabywcę oraz odbiorcę.',
  ],
  ...(isExempt ? [] : [OF_TAX]),
  [
    'Co, jeśli nie mogę przyjechać?',
    'W ciągu 14 dni od zapisu rezygnujesz bez kosztów, najpóźniej do {od−1}. Potem potrącamy rzeczywiste koszty: do {od−21} najwyżej {koszt}, do {od−7} najwyżej {koszt późny}. Do {od−1} może też bezpłatnie przyjechać ktoś inny.',
  ],
]

const OF_TAX: QuestionAndAnswer = [
  'Kiedy VAT jest zwolniony?',
  'Gdy udział jest finansowany w co najmniej 70% ze środków publicznych i przepis na to pozwala. Poprosimy o oświadczenie.',
]

const OF_WORKSHOPS: QuestionAndAnswer = [
  'Jak zmienić warsztaty?',
  'W „Moje zgłoszenie”, do {od−2}, jeśli są miejsca.',
]

const PACKING = [
  'bilet w telefonie',
  'wizytówki',
  'laptop na warsztaty',
  'legitymację przy cenie studenckiej',
]

export const conferencePlaceholders = (
  { prices }: Conference,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    koszt: sumText(prices.cost),
    'koszt późny': sumText(prices.lateCost),
  })

export const conferencePage = (
  conference: Conference,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'stage',
  ...hostTexts(organiser.name, contactText('Biuro konferencji', organiser)),
  ...pageBlocks({ packing: PACKING, days: 'Program' }),
  ...pageTexts(
    { lede: ledeOf(conference), included: includedIn(conference), questions: questionsOf(conference) },
    placeholders,
  ),
  programme: programmeOf(conference),
})

type Point = readonly [hour: string, title: string]

const MORNING: readonly Point[] = [
  ['8:30', 'Rejestracja i kawa'],
  ['9:30', 'Otwarcie'],
  ['10:00', 'Wystąpienia, blok I'],
  ['13:00', 'Obiad'],
]
const WORKSHOPS: Point = ['14:00', 'Warsztaty, do wyboru']
const DINNER: Point = ['19:00', 'Kolacja (osobno płatna)']
const LAST_DAY: readonly Point[] = [
  ['9:30', 'Wystąpienia, blok II'],
  ['12:00', 'Debata'],
  ['14:00', 'Zakończenie, zaświadczenia'],
]
const END_OF_ONE_DAY: Point = ['16:00', 'Zakończenie, zaświadczenia']

/** The first and the last day; one day alone has no evening. */
function programmeOf({ days: { start, end }, length, workshops, prices }: Conference): Programme {
  if (start === null || end === null) return []
  const afternoon = workshops.length === 0 ? [] : [WORKSHOPS]
  const on = (day: Temporal.PlainDate, points: readonly Point[]) =>
    points.map(([note, title]) => ({ day: day.toString(), title, note }))
  if (length === 1) return on(start, [...MORNING, ...afternoon, END_OF_ONE_DAY])
  const evening = prices.dinner === 0 ? [] : [DINNER]
  return [...on(start, [...MORNING, ...afternoon, ...evening]), ...on(end, LAST_DAY)]
}
