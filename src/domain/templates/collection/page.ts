import { contactText } from '../kit/contact.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import type { Programme } from '../kit/programme.ts'
import { sumText } from '../kit/sum-text.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { Collection } from './collection.ts'

/** Assumed, until the organiser says otherwise. */
export const CONCERT_HOUR = '18:00'

const ledeOf = ({ isConcert }: Collection) =>
  isConcert
    ? 'Wieczór z muzyką, po którym zostanie coś dobrego. Cel: {cel zbiórki}. Koncert: {od}, godzina {godzina}, {miejsce}. Kup cegiełkę i przyjdź, a jeśli nie możesz, wesprzyj cel przez internet.'
    : 'Razem możemy to zrobić. Cel: {cel zbiórki}. Potrzeba: {kwota celu}. Liczy się każda wpłata, także najmniejsza. Zbieramy do {do}, a potem pokażemy rozliczenie.'

const includedIn = ({ isConcert }: Collection) =>
  isConcert ? ['Wstęp na koncert', 'Program', 'Poczęstunek'] : []

const questionsOf = ({ isConcert }: Collection): QuestionAndAnswer[] => [
  ['Na co pójdą pieniądze?', 'Na jeden cel: {cel zbiórki}. Rozliczenie opublikujemy do {do+30}.'],
  ...(isConcert ? [OF_TICKETS] : []),
  [
    'Czy coś jest potrącane?',
    'Serwis nie pobiera opłaty od darowizn. Bramka płatności może pobrać prowizję, pokrywa ją organizator.',
  ],
  [
    'Czy mogę wpłacić anonimowo?',
    'Tak. Na stronie zobaczysz wtedy tylko kwotę. Imię albo inicjały pokazujemy wyłącznie za zgodą.',
  ],
  [
    'Czy odliczę darowiznę?',
    `To zależy od organizatora i celu. Potwierdzenie wyślemy e-mailem, jeśli o nie poprosisz.${isConcert ? ' Cegiełki nie są darowizną.' : ''}`,
  ],
  ...(isConcert ? OF_CONCERT : []),
  ['A jeśli zbierze się więcej?', 'Nadwyżkę przeznaczymy na podobny cel: {cel zapasowy}.'],
]

const OF_TICKETS: QuestionAndAnswer = [
  'Czym cegiełka różni się od darowizny?',
  'Cegiełka jest biletem i daje miejsce na sali. Darowizna nie daje nic w zamian; przekażesz ją także bez koncertu.',
]

const OF_CONCERT: readonly QuestionAndAnswer[] = [
  [
    'Co, jeśli nie przyjdę na koncert?',
    'Do {od−3} oddajemy całą cenę cegiełki. Później może przyjść ktoś inny z twoim biletem.',
  ],
]

const PACKING = ['bilet w telefonie lub na kartce', 'dokument do cegiełki ulgowej', 'kogoś bliskiego']

export const collectionPlaceholders = (
  { days, cause, goal }: Collection,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders => ({
  ...placeholdersOf(answers, organiser, {
    'cel zbiórki': cause,
    'kwota celu': sumText(goal),
    godzina: CONCERT_HOUR,
  }),
  days,
})

export const collectionPage = (
  collection: Collection,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'linden',
  ...hostTexts(organiser.name, contactText('Zbiórka', organiser)),
  ...(collection.isConcert ? pageBlocks({ packing: PACKING, days: 'Program' }) : {}),
  ...pageTexts(
    {
      lede: ledeOf(collection),
      included: includedIn(collection),
      questions: questionsOf(collection),
    },
    placeholders,
  ),
  programme: collection.isConcert ? evening(collection) : daysOf(collection),
})

const EVENING = [
  ['17:00', 'Otwieramy drzwi'],
  [CONCERT_HOUR, 'Koncert, część pierwsza'],
  ['18:45', 'Przerwa i poczęstunek'],
  ['19:05', 'Koncert, część druga'],
  ['19:50', 'Wynik zbiórki i podziękowania'],
] as const

const evening = ({ days: { start } }: Collection): Programme =>
  start === null ? [] : EVENING.map(([note, title]) => ({ day: start.toString(), title, note }))

/** What is known of the days of a collection alone. */
const daysOf = ({ days: { start, end } }: Collection): Programme => [
  ...(start === null ? [] : [{ day: start.toString(), title: 'Start zbiórki' }]),
  ...(end === null
    ? []
    : [
        { day: end.toString(), title: 'Ostatni dzień' },
        { day: end.add({ days: 30 }).toString(), title: 'Rozliczenie' },
      ]),
]
