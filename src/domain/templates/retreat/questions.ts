import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { foodQuestions } from '../kit/food-questions.ts'
import { healthQuestions } from '../kit/health-questions.ts'
import { guardianQuestions, type QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { familyCardQuestion, serviceQuestions, supportQuestion } from '../kit/service-questions.ts'
import type { House } from './house.ts'

const SERVICES = [
  { id: 'leading', name: 'Prowadzenie' },
  { id: 'music', name: 'Muzyka' },
  { id: 'children', name: 'Opieka nad dziećmi' },
  { id: 'kitchen', name: 'Kuchnia' },
] as const

export const HOUSE_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'person', name: 'Dane osoby' },
  { id: 'stay', name: 'Pobyt' },
  { id: 'minors', name: 'Osoby niepełnoletnie' },
  { id: 'health', name: 'Zdrowie' },
  { id: 'office', name: 'Tylko dla biura' },
]

export const houseQuestions = ({ prices }: House): QuestionInput[] => [
  ...(prices.adult + prices.child === 0 ? [] : [familyCard]),
  ...serviceQuestions('person', 'Posługa', SERVICES),
  ...(prices.adult + prices.child === 0 ? [] : [support]),
  ...stayQuestions,
  ...foodQuestions('stay', { fact: 'age', atLeast: 4 }),
  arrival,
  ...guardianQuestions('minors', 'Zadzwonimy w sprawie dziecka.'),
  ...healthQuestions(
    'health',
    'Czy mamy o czymś wiedzieć?',
    'Uczulenia, leki, samopoczucie. Dobrowolnie; przeczyta jedna wyznaczona osoba.',
  ),
  ...officeQuestions,
]

const familyCard = { ...familyCardQuestion('person', 'Pokażesz ją na miejscu.'), ...SEEN_BY_OFFICE }

const support = supportQuestion(
  'person',
  'Potrzebuję obniżki',
  'Nie pytamy o powód. Odpowiemy w ciągu 3 dni.',
)

const stayQuestions: QuestionInput[] = [
  {
    id: 'room-mates',
    of: 'registration',
    section: 'stay',
    type: 'text',
    label: 'Z kim chcesz mieszkać?',
    help: 'Osoby z innych zgłoszeń. Własną rodzinę zostawimy razem.',
    max: 200,
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
  {
    id: 'no-stairs',
    of: 'person',
    section: 'stay',
    type: 'checkbox',
    label: 'Pokój bez schodów',
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
  {
    id: 'cot',
    of: 'person',
    section: 'stay',
    type: 'checkbox',
    label: 'Łóżeczko turystyczne',
    help: 'Mamy ich kilka, bez dopłaty.',
    when: { fact: 'age', atMost: 3 },
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
]

const arrival: QuestionInput = {
  id: 'arrival',
  of: 'registration',
  section: 'stay',
  type: 'radio',
  label: 'Kiedy przyjedziesz?',
  options: [
    { id: 'before-lunch', name: 'Przed obiadem' },
    { id: 'afternoon', name: 'Po południu' },
    { id: 'evening', name: 'Wieczorem' },
  ],
  ...SEEN_BY_OFFICE,
  keepDays: 30,
}

const officeQuestions: QuestionInput[] = [
  {
    id: 'room-number',
    of: 'person',
    section: 'office',
    type: 'text',
    label: 'Numer pokoju',
    staffOnly: true,
    max: 30,
    ...SEEN_BY_OFFICE,
    keepDays: 365,
  },
  { ...notesQuestion('office'), ...SEEN_BY_OFFICE },
]
