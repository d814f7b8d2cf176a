import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { formatMoney } from '../../values/money.ts'
import { foodQuestion } from '../kit/food-questions.ts'
import { healthQuestions } from '../kit/health-questions.ts'
import { carerQuestions, guardianQuestions, type QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { familyCardQuestion, serviceQuestions } from '../kit/service-questions.ts'
import type { Walk } from './walk.ts'

export const SERVICES = [
  { id: 'medical', name: 'Medyczna' },
  { id: 'order', name: 'Porządkowa' },
  { id: 'music', name: 'Muzyczna' },
  { id: 'kitchen', name: 'Kuchnia i bagaże' },
] as const
export const CLERGY = { id: 'clergy', name: 'Osoba duchowna lub zakonna' } as const

export const WALK_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'person', name: 'Dane osoby' },
  { id: 'way', name: 'W drodze' },
  { id: 'minors', name: 'Osoby niepełnoletnie' },
  { id: 'health', name: 'Zdrowie' },
  { id: 'office', name: 'Tylko dla biura' },
]

export const walkQuestions = (walk: Walk): QuestionInput[] => [
  ...phones,
  ...studying(walk),
  ...(walk.prices.adult + walk.prices.child === 0
    ? []
    : [familyCardQuestion('person', 'Pokażesz ją w biurze.')]),
  ...serviceQuestions('person', 'Służba', [...SERVICES, CLERGY]),
  licence,
  ...onTheWay(walk),
  ...guardianQuestions('minors', 'Numer odbierany także w nocy.'),
  ...carerQuestions('minors', 13, 'Osoba dorosła z tej samej grupy. Poprosimy ją o potwierdzenie.'),
  ...healthQuestions(
    'health',
    'Czy służba medyczna ma o czymś wiedzieć?',
    'Choroby, uczulenia, leki. Dobrowolnie.',
  ),
  ...ofOffice,
]

const phones: QuestionInput[] = [
  {
    id: 'phone',
    of: 'person',
    section: 'person',
    type: 'phone',
    label: 'Telefon w drodze',
    help: 'Przewodnik zadzwoni, gdy zgubisz grupę.',
    when: { fact: 'age', atLeast: 13 },
    keepDays: 30,
  },
  {
    id: 'close-phone',
    of: 'registration',
    section: 'person',
    type: 'otherPhone',
    label: 'Telefon do bliskiej osoby, która nie idzie',
    help: 'Tylko w nagłej sprawie.',
    required: true,
    keepDays: 30,
  },
]

const studying = ({ prices }: Walk): QuestionInput[] =>
  prices.student >= prices.adult
    ? []
    : [
        {
          id: 'student',
          of: 'person',
          section: 'person',
          type: 'checkbox',
          label: 'Uczę się lub studiuję',
          help: `Cena ${formatMoney(prices.student)}. Legitymację pokażesz w biurze.`,
          when: { fact: 'age', atLeast: 16, atMost: 26 },
          keepDays: 30,
        },
      ]

/** Of those who may help only with a document. */
const licence: QuestionInput = {
  id: 'licence',
  of: 'person',
  section: 'person',
  type: 'file',
  label: 'Uprawnienia',
  help: 'Zdjęcie albo skan.',
  files: { max: 2 },
  when: { fact: 'answer.service', in: ['medical', 'order'] },
  ...SEEN_BY_OFFICE,
  keepDays: 30,
}

const onTheWay = ({ single }: Walk): QuestionInput[] => [
  ...(single > 0 ? [lodging] : []),
  foodQuestion('way'),
]

const lodging: QuestionInput = {
  id: 'lodging',
  of: 'person',
  section: 'way',
  type: 'radio',
  label: 'Nocleg',
  help: 'Karimatę i śpiwór zabierz zawsze.',
  required: true,
  options: [
    { id: 'hosts', name: 'W szkole lub u gospodarzy' },
    { id: 'tent', name: 'We własnym namiocie' },
  ],
  keepDays: 30,
}

const ofOffice: QuestionInput[] = [
  {
    id: 'reduction-checked',
    of: 'person',
    section: 'office',
    type: 'checkbox',
    label: 'Zniżka sprawdzona',
    staffOnly: true,
    ...SEEN_BY_OFFICE,
    keepDays: 365,
  },
  { ...notesQuestion('office'), ...SEEN_BY_OFFICE },
]
