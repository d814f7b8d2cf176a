import { contactText } from '../kit/contact.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import { endsOfStays, type Programme, programmeOfDays } from '../kit/programme.ts'
import { stayValues } from '../kit/stays.ts'
import { sumText } from '../kit/sum-text.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { Camp } from './camp.ts'

/** Assumed, until the organiser says otherwise. */
export const [MEETING_HOUR, RETURN_HOUR] = ['9:00', '16:00']

const ledeOf = ({ isOvernight }: Camp) =>
  `${
    isOvernight
      ? 'Las, woda, ognisko i nowe przyjaźnie.'
      : 'Zajęcia blisko domu, od 8:00 do 16:00, z obiadem, wyjściami i ruchem.'
  } Termin: {terminy}. Miejsce: {miejsce}. Wiek: {wiek}. Rodzeństwo zapiszesz jednym zgłoszeniem.`

const includedIn = ({ isOvernight }: Camp) => [
  ...(isOvernight ? ['Noclegi i cztery posiłki dziennie'] : ['Drugie śniadanie i obiad']),
  'Opieka wychowawców',
  'Program, materiały, bilety',
  'Ubezpieczenie NNW',
]

/** The last day of the signed card. */
const cardBy = ({ isOvernight }: Camp) => (isOvernight ? '{od−7}' : '{od−3}')

const questionsOf = (camp: Camp): QuestionAndAnswer[] => [
  [
    'Po co PESEL i dane o zdrowiu?',
    `Do karty kwalifikacyjnej. Wypełnimy ją z twoich odpowiedzi; podpisz i wyślij zdjęcie do ${cardBy(camp)}.`,
  ],
  ['Kto odbierze dziecko?', 'Rodzic i osoby z listy w zgłoszeniu, z dokumentem. Listę zmieniasz do końca.'],
  ...(camp.prices.child === 0 ? [] : ofMoney(camp)),
]

const ofMoney = ({ isOvernight, prices }: Camp): QuestionAndAnswer[] => [
  [
    'Kiedy płacę?',
    isOvernight && prices.deposit > 0
      ? 'Zaliczkę {zaliczka} za dziecko w ciągu 3 dni, resztę do {od−30} lub w dwóch ratach.'
      : `Całość w ciągu ${isOvernight ? 3 : 7} dni.`,
  ],
  ['Czy będzie faktura dla pracodawcy?', 'Tak, zaznacz ją przy zapisie. Po turnusie wyślemy zaświadczenie.'],
  [
    'Co, jeśli zrezygnujemy?',
    isOvernight
      ? 'Do {od−30} potrącamy rzeczywiste koszty, najwyżej {koszt}, do {od−14} najwyżej zaliczkę. Później oddajemy to, czego nie wydano. Do {od−7} miejsce można bezpłatnie przekazać.'
      : 'Do {od−14} oddajemy całość, do {od−3} potrącamy najwyżej {koszt}. Później oddajemy to, czego nie wydano. Do {od−7} miejsce można bezpłatnie przekazać.',
  ],
]

const packingFor = ({ isOvernight }: Camp) => [
  ...['nakrycie głowy', 'krem z filtrem', 'bidon', 'buty na zmianę'],
  ...(isOvernight ? FOR_NIGHTS : []),
]

const FOR_NIGHTS = [
  'legitymację',
  'ubrania na deszcz i chłód',
  'strój kąpielowy',
  'ręczniki',
  'latarkę',
  'leki w opakowaniu',
]

export const agesText = ({ ages: { from, to } }: Camp) => (from === to ? `${to} lat` : `${from}–${to} lat`)

export const campPlaceholders = (
  camp: Camp,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    wiek: agesText(camp),
    zaliczka: sumText(camp.prices.deposit),
    koszt: sumText(camp.prices.cost),
    ...stayValues(camp.stays),
  })

export const campPage = (
  camp: Camp,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'camp',
  ...hostTexts(organiser.name, contactText('Zapisy', organiser)),
  ...pageBlocks({ packing: packingFor(camp), days: 'Plan' }),
  ...pageTexts(
    { lede: ledeOf(camp), included: includedIn(camp), questions: questionsOf(camp) },
    placeholders,
  ),
  programme: programmeOf(camp),
})

const WITH_NIGHTS = {
  first: { title: 'Wyjazd', note: `Zbiórka o ${MEETING_HOUR}` },
  last: { title: 'Powrót', note: `Około ${RETURN_HOUR}` },
}
const BY_DAY = {
  first: { title: 'Pierwszy dzień', note: 'Przyjście o 8:00' },
  last: { title: 'Ostatni dzień', note: 'Odbiór o 16:00' },
}
const DAY_NOTE = '8:00 przyjście, 9:00 zajęcia, 12:30 obiad, potem wyjście, 16:00 odbiór'

/** Of several terms only when each begins and ends. */
function programmeOf({ terms, days, isOvernight }: Camp): Programme {
  if (terms.length > 0) return endsOfStays(terms, isOvernight ? WITH_NIGHTS : BY_DAY)
  return programmeOfDays(days, (nth, length) =>
    isOvernight ? dayWithNight(nth, length) : { title: `Dzień ${nth}`, note: DAY_NOTE },
  )
}

/** An outing in the middle, where there are days for it. */
function dayWithNight(nth: number, length: number) {
  if (nth === 1) return WITH_NIGHTS.first
  if (nth === length) return WITH_NIGHTS.last
  if (nth === length - 1) return { title: 'Wieczór pożegnalny' }
  return nth === Math.ceil(length / 2)
    ? { title: 'Wycieczka' }
    : { title: `Dzień ${nth}`, note: 'Zajęcia w grupach, woda albo las' }
}
