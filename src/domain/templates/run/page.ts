import { formatHour } from '../../values/time.ts'
import { contactText } from '../kit/contact.ts'
import { dayBefore } from '../kit/event-days.ts'
import type { Placeholders } from '../kit/fill.ts'
import { clip } from '../kit/names.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import { placesText } from '../kit/places-text.ts'
import type { Programme } from '../kit/programme.ts'
import { sumText } from '../kit/sum-text.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { Distance } from './distances.ts'
import { DESK_PLACES, type Run } from './run.ts'

const LEDE =
  'Biegnij po życiówkę albo po uśmiech na mecie. Termin: {od}. Start i meta: {miejsce}. Dystanse: {dystanse}.'
const MEDALS = 'Na mecie medal czeka na każdą osobę.'
const MEDALS_OF_ALL = 'Dla najmłodszych jest bieg dzieci, a na mecie medal czeka na każdą osobę.'

const INCLUDED = [
  'Numer startowy i pomiar czasu',
  'Medal na mecie',
  'Woda i owoce na trasie',
  'Ciepły posiłek po biegu',
  'Depozyt i szatnia',
  'Opieka medyczna',
  'Dyplom do pobrania',
]

const questionsOf = (run: Run): QuestionAndAnswer[] => [
  [
    'Czy zdążę?',
    'Limit czasu: {limit czasu}. Za ostatnią osobą jedzie samochód, który w razie potrzeby zabierze cię na metę.',
  ],
  ...(run.days.start === null || run.prices.adult === 0 ? [] : [PRICE_OF_THE_DAY]),
  ['Jak liczycie kategorie?', 'Według płci i roku urodzenia. O prawie startu decyduje wiek w dniu biegu.'],
  [
    'Od ilu lat można biec?',
    'Wiek w dniu biegu: {wiek}. Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny.',
  ],
  [
    'Czy mogę odebrać pakiet za kogoś?',
    'Tak, z biletem tej osoby i pisemnym upoważnieniem. Za dziecko odbiera rodzic lub opiekun.',
  ],
  [
    'Co, jeśli nie pobiegnę?',
    'Do {od−30} potrącamy rzeczywiste koszty, najwyżej {koszt}, do {od−7} najwyżej {koszt późny}. Później oddajemy to, czego nie wydano. Start możesz przekazać: do {od−14} bezpłatnie, do {od−4} za {opłata}.',
  ],
  ...(run.days.start === null ? [] : [ON_THE_DAY]),
]

const PRICE_OF_THE_DAY: QuestionAndAnswer = [
  'Jaka cena mnie obowiązuje?',
  'Cena z dnia wpłaty, nie z dnia zapisu. Gdy wpłata dotrze po zmianie ceny, poprosimy o dopłatę różnicy.',
]

const ON_THE_DAY: QuestionAndAnswer = [
  'Czy zapiszę się w dniu biegu?',
  'Tak, jeśli zostaną miejsca z puli biura: {30 miejsc}, w wyższej cenie.',
]

const PACKING = [
  'bilet w telefonie',
  'dokument',
  'rozbiegane buty',
  'ubranie na zmianę',
  'czapkę',
  'agrafki lub pas na numer',
  'kubek, jeśli masz swój',
]

export const runPlaceholders = (
  run: Run,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    dystanse: run.distances.map(nameWithHour).join(', '),
    wiek: run.distances.map(nameWithAges).join(', '),
    'limit czasu': limitText(run),
    koszt: sumText(run.prices.cost),
    'koszt późny': sumText(run.prices.lateCost),
    opłata: sumText(run.prices.cost),
    '30 miejsc': placesText(DESK_PLACES),
  })

const nameWithHour = ({ name, at }: Distance) => (at === null ? name : `${name} o ${formatHour(at)}`)

const nameWithAges = ({ name, ages: { from, to } }: Distance) =>
  `${name} ${to === undefined ? `od ${from} lat` : `${from}–${to} lat`}`

/** So many minutes are given for a kilometre. */
const MINUTES = 9

/** '90 minut' of the longest distance; empty where its length is not known. */
export function limitText({ distances }: Run): string {
  const km = Math.max(0, ...distances.flatMap((each) => each.km ?? []))
  return km === 0 ? '' : `${Math.ceil(km * MINUTES)} min`
}

export const runPage = (run: Run, placeholders: Placeholders, organiser: TemplateOrganiser): PageInput => ({
  cover: 'bridge',
  ...hostTexts(organiser.name, contactText('Biuro zawodów', organiser)),
  ...pageBlocks({ packing: PACKING, days: 'Program' }),
  ...pageTexts(
    {
      lede: `${LEDE} ${run.distances.some(({ kind }) => kind === 'children') ? MEDALS_OF_ALL : MEDALS}`,
      included: INCLUDED,
      questions: questionsOf(run),
    },
    placeholders,
  ),
  programme: programmeOf(run),
})

/** The desk, the starts by their hours, then the finish; starts without an hour are left out. */
function programmeOf({ days, distances }: Run): Programme {
  const { start } = days
  const before = dayBefore(days, 1)
  if (start === null || before === null) return []
  const day = start.toString()
  const starts = distances.flatMap(({ name, at, km }) => (at === null ? [] : [{ name, at, km }]))
  const ends = starts.map(({ at, km }) => at.add({ minutes: Math.ceil((km ?? 0) * MINUTES) }))
  const finish = ends.sort(Temporal.PlainTime.compare).at(-1)
  return [
    { day: before.toString(), title: 'Biuro zawodów', note: '16:00–20:00' },
    { day, title: 'Biuro zawodów', note: 'Od 7:30' },
    ...starts
      .sort((a, b) => Temporal.PlainTime.compare(a.at, b.at))
      .map(({ name, at }) => ({ day, title: clip(`Start: ${name}`, 120), note: formatHour(at) })),
    ...(finish === undefined
      ? []
      : [{ day, title: 'Dekoracja', note: `Po ${formatHour(finish)}, gdy mija limit czasu na mecie` }]),
  ]
}
