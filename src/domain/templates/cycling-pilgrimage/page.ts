import { formatMoney } from '../../values/money.ts'
import { contactText } from '../kit/contact.ts'
import { everyDay } from '../kit/event-days.ts'
import type { Placeholders } from '../kit/fill.ts'
import { clip } from '../kit/names.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { Ride } from './ride.ts'

/** Assumed, until the organiser says otherwise. */
export const START_HOUR = '7:00'
export const RETURN_HOUR = '16:00'
export const DAILY = '80–100 km'

const LEDE =
  'Jedziemy razem, w małych kolumnach i bez pośpiechu. Start: {miejsce}, {od}, godzina {godzina}. Cel: {cel}. Bagaż wiezie samochód, w drodze pomagają mechanik i medyk.'
const JOINING = 'Możesz też dołączyć po drodze.'

const INCLUDED = [
  'Noclegi',
  'Przewóz bagażu do 15 kg',
  'Poranna kawa lub herbata',
  'Mechanik',
  'Opieka medyczna',
  'Znaczek, śpiewnik, naklejka na rower',
  'Ubezpieczenie NNW',
]

const QUESTIONS: readonly QuestionAndAnswer[] = [
  [
    'Czy nadążę?',
    'Wybierz tempo: spokojne, średnie albo szybkie. Za ostatnią kolumną jedzie samochód, który zabierze zmęczoną osobę razem z rowerem.',
  ],
  ['Jaki rower wystarczy?', 'Każdy sprawny, ze światłami. Elektryczny ładujemy na noclegach.'],
  [
    'Od ilu lat można jechać?',
    'Od 10, z kartą rowerową. Do 15 lat potrzebna jest osoba dorosła z tego samego zgłoszenia; opiekuje się najwyżej dwojgiem dzieci. W wieku 16–17 lat wystarczy wskazany dorosły opiekun.',
  ],
  [
    'Co, gdy rower się zepsuje?',
    'Mechanik naprawi go na postoju, płacisz za części. Przy większej usterce do noclegu wiezie cię samochód.',
  ],
  [
    'Jak wrócę z rowerem?',
    'Autokarem z przyczepą; przystanek wybierasz przy zapisie. Odjazd: {do}, godzina {godzina powrotu}.',
  ],
  [
    'Co, jeśli zrezygnuję?',
    'Do {od−21} oddajemy całą wpłatę. Później, do {od−1}, potrącamy rzeczywiste koszty, najwyżej {koszt} od osoby. Do {od−5} możesz też bezpłatnie przekazać miejsce.',
  ],
]

const PACKING = [
  'rower ze światłami i dzwonkiem',
  'kask',
  'kamizelkę odblaskową',
  'dwie dętki',
  'pompkę',
  'zapięcie',
  'bidon',
  'kurtkę od deszczu',
  'krem z filtrem',
  'śpiwór',
  'karimatę',
  'leki',
  'dokument',
  'kartę rowerową dziecka',
]

export const ridePlaceholders = (
  { target, prices }: Ride,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders =>
  placeholdersOf(answers, organiser, {
    cel: target,
    godzina: START_HOUR,
    'godzina powrotu': RETURN_HOUR,
    km: DAILY,
    koszt: prices.cost === 0 ? '' : formatMoney(prices.cost),
  })

export const ridePage = (
  ride: Ride,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'river',
  ...hostTexts(organiser.name, contactText('Kontakt', organiser)),
  ...pageBlocks({ packing: PACKING, days: 'Droga dzień po dniu' }),
  ...pageTexts(
    {
      lede: ride.starts.length > 0 ? `${LEDE} ${JOINING}` : LEDE,
      included: everyDay(ride.days).length === 1 ? INCLUDED.slice(1) : INCLUDED,
      questions: QUESTIONS,
    },
    placeholders,
  ),
  programme: programmeOf(ride),
})

/** A longer list of days says nothing that its ends do not. */
const MOST_DAYS = 31

function programmeOf(ride: Ride): NonNullable<PageInput['programme']> {
  const days = everyDay(ride.days)
  if (days.length > MOST_DAYS) return []
  return days.map((day, index) => {
    const { title, note } = stageOf(ride, index + 1, days.length)
    const notes = [joinedOn(ride, index + 1), note].filter((text) => text !== '').join(' ')
    return {
      day: day.toString(),
      title: clip(title, 120),
      ...(notes === '' ? {} : { note: clip(notes, 200) }),
    }
  })
}

function stageOf({ target }: Ride, nth: number, length: number) {
  if (nth === 1) return { title: 'Wyjazd', note: 'Błogosławieństwo rowerów' }
  if (nth < length) return { title: `Etap ${nth}`, note: '' }
  return { title: `Wjazd: ${target}`, note: `Msza, powrót autokarem o ${RETURN_HOUR}` }
}

/** 'Tu dołącza: Wierzbno.' where others join on that day. */
function joinedOn({ starts }: Ride, nth: number): string {
  const names = starts.slice(1).flatMap((start) => (start.nth === nth ? [start.name] : []))
  return names.length === 0 ? '' : `Tu dołącza: ${names.join(', ')}.`
}
