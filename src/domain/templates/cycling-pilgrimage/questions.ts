import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { lengthOf } from '../kit/event-days.ts'
import { foodQuestion } from '../kit/food-questions.ts'
import { healthQuestions } from '../kit/health-questions.ts'
import { carerQuestions, guardianQuestions, type QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { familyCardQuestion, serviceQuestions } from '../kit/service-questions.ts'
import type { Ride } from './ride.ts'

export const SERVICES = [
  { id: 'mechanic', name: 'Mechanik' },
  { id: 'medical', name: 'Medyczna' },
  { id: 'order', name: 'Porządkowa' },
  { id: 'music', name: 'Muzyczna' },
  { id: 'kitchen', name: 'Kuchnia' },
] as const
export const CLERGY = { id: 'clergy', name: 'Osoba duchowna lub zakonna' } as const

export const RIDE_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'person', name: 'Dane osoby' },
  { id: 'bicycle', name: 'Rower' },
  { id: 'way', name: 'W drodze' },
  { id: 'minors', name: 'Osoby niepełnoletnie' },
  { id: 'health', name: 'Zdrowie' },
  { id: 'office', name: 'Tylko dla biura' },
]

export const rideQuestions = ({ days, evenings, prices }: Ride): QuestionInput[] => [
  ...phones,
  ...(prices.adult + prices.child === 0
    ? []
    : [{ ...familyCardQuestion('person', 'Pokażesz ją na starcie.'), ...SEEN_BY_OFFICE }]),
  ...serviceQuestions('person', 'Służba', [...SERVICES, CLERGY]),
  ...ofBicycle,
  ...(lengthOf(days) === 1 ? [] : [lodging]),
  ...(evenings.length > 0 ? [foodQuestion('way', { fact: 'chosen.supper', given: true })] : []),
  ...guardianQuestions('minors', 'Numer odbierany także w nocy.'),
  ...carerQuestions('minors', 16, 'Osoba dorosła, która też jedzie.'),
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
    help: 'Zadzwoni prowadzący kolumnę.',
    required: true,
    when: { fact: 'age', atLeast: 16 },
    keepDays: 30,
  },
  {
    id: 'close-phone',
    of: 'registration',
    section: 'person',
    type: 'otherPhone',
    label: 'Telefon do bliskiej osoby, która nie jedzie',
    help: 'Tylko w nagłej sprawie.',
    required: true,
    keepDays: 30,
  },
]

const ofBicycle: QuestionInput[] = [
  {
    id: 'bicycle',
    of: 'person',
    section: 'bicycle',
    type: 'radio',
    label: 'Rodzaj',
    required: true,
    options: [
      { id: 'trekking', name: 'Trekkingowy lub górski' },
      { id: 'road', name: 'Szosowy' },
      { id: 'electric', name: 'Elektryczny' },
    ],
    keepDays: 30,
  },
  {
    id: 'pace',
    of: 'person',
    section: 'bicycle',
    type: 'radio',
    label: 'Tempo',
    help: 'Do 16, do 20 albo ponad 20 km/h. Rodziny zostają razem.',
    required: true,
    options: [
      { id: 'calm', name: 'Spokojne' },
      { id: 'medium', name: 'Średnie' },
      { id: 'fast', name: 'Szybkie' },
    ],
    keepDays: 30,
  },
  {
    id: 'licence',
    of: 'person',
    section: 'bicycle',
    type: 'checkbox',
    label: 'Mam kartę rowerową albo prawo jazdy',
    help: 'Bez niej nie można jechać po drodze.',
    required: true,
    when: { fact: 'age', atLeast: 10, atMost: 17 },
    keepDays: 30,
  },
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
    { id: 'hall', name: 'W szkole lub sali' },
    { id: 'tent', name: 'We własnym namiocie' },
  ],
  keepDays: 30,
}

const ofOffice: QuestionInput[] = [
  {
    id: 'column',
    of: 'person',
    section: 'office',
    type: 'text',
    label: 'Kolumna',
    staffOnly: true,
    max: 60,
    keepDays: 365,
  },
  {
    id: 'licence-checked',
    of: 'person',
    section: 'office',
    type: 'checkbox',
    label: 'Karta rowerowa sprawdzona',
    staffOnly: true,
    keepDays: 365,
  },
  notesQuestion('office'),
]
