import { contactText } from '../kit/contact.ts'
import type { Placeholders } from '../kit/fill.ts'
import { hostTexts, type PageInput, pageBlocks, pageTexts, type QuestionAndAnswer } from '../kit/page.ts'
import { placeholdersOf } from '../kit/placeholders-of.ts'
import type { TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import type { Entries } from './entries.ts'
import { isPaid } from './questions.ts'

/** Assumed, until the organiser says otherwise. */
export const VISIT = '60 minut'

const ledeOf = ({ groups }: Entries) =>
  `Wybierz dzień i godzinę, a wejdziesz bez kolejki. Zwiedzanie trwa około {czas zwiedzania}. Miejsce: {miejsce}. ${
    groups.schools ? 'Rodziny, klasy i goście w pojedynkę' : 'Rodziny i goście w pojedynkę'
  } są mile widziani, a małe dzieci wchodzą bezpłatnie.`

const INCLUDED = [
  'Wejście o wybranej godzinie',
  'Wystawa stała i czasowa',
  'Plan zwiedzania',
  'Szatnia',
  'Ławki i miejsce na odpoczynek',
]

const questionsOf = (entries: Entries): QuestionAndAnswer[] => [
  [
    'Jak wygląda wizyta?',
    'Przyjdź 15 minut wcześniej do kasy albo od razu do wejścia, gdzie skanujemy bilet. Potem zwiedzanie we własnym tempie albo z przewodnikiem, a na koniec sklepik i pytania.',
  ],
  [
    'Co, jeśli się spóźnię?',
    'Wpuszczamy do 15 minut po godzinie z biletu. Później sprawdzimy, czy są miejsca w następnej.',
  ],
  ['Czy mogę zmienić godzinę?', 'Tak, w „Moje zgłoszenie”, do 24 godzin przed wejściem, jeśli są miejsca.'],
  [
    'Komu przysługuje ulga?',
    'Uczniom, studentom do 26 lat, osobom od 65 lat, z niepełnosprawnością i z Kartą Dużej Rodziny. Dokument pokazuje się na wejściu.',
  ],
  ['Czy małe dziecko potrzebuje biletu?', 'Tak, bezpłatnego, do 6 lat. Zajmuje miejsce w limicie.'],
  ...(entries.groups.schools ? [OF_CLASSES] : []),
  ...(entries.groups.fit && isPaid(entries) ? [OF_BILLS] : []),
  ...(isPaid(entries) ? [OF_RESIGNING] : []),
]

const OF_CLASSES: QuestionAndAnswer = [
  'Jak zapisać klasę?',
  'Wybierz „Grupa szkolna”, najpóźniej 3 dni przed wizytą. Na każdych dziesięcioro uczniów jeden opiekun wchodzi bezpłatnie. Podajesz tylko liczby.',
]

const OF_BILLS: QuestionAndAnswer = [
  'Czy szkoła może zapłacić po wizycie?',
  'Tak, jednostka publiczna płaci przelewem do 14 dni po wizycie. Pozostałe grupy w ciągu 7 dni od zapisu.',
]

const OF_RESIGNING: QuestionAndAnswer = [
  'Co, jeśli nie przyjdziemy?',
  'Za bilety oddajemy całość do 24 godzin przed wejściem, za przewodnika i lekcję do 3 dni roboczych przed wizytą. Później bilety może wykorzystać ktoś inny.',
]

const PACKING = [
  'bilet w telefonie lub na kartce',
  'dokument do ulgi',
  'wygodne buty',
  'cieplejszą bluzę',
  'grupa: listę uczniów dla opiekuna',
]

export const entryPlaceholders = (
  entries: Entries,
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
): Placeholders => ({
  ...placeholdersOf(answers, organiser, { 'czas zwiedzania': VISIT }),
  days: entries.days,
})

/** There is no programme: each visit has its own hour. */
export const entryPage = (
  entries: Entries,
  placeholders: Placeholders,
  organiser: TemplateOrganiser,
): PageInput => ({
  cover: 'town',
  ...hostTexts(organiser.name, contactText('Kasa i rezerwacje', organiser)),
  ...pageBlocks({ packing: PACKING }),
  ...pageTexts({ lede: ledeOf(entries), included: INCLUDED, questions: questionsOf(entries) }, placeholders),
})
