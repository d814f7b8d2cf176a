import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { guardianQuestions, type QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { familyCardQuestion } from '../kit/service-questions.ts'
import { MEDIC } from './reductions.ts'
import type { Run } from './run.ts'

const YEAR = 365

export const RUN_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'person', name: 'Dane osoby' },
  { id: 'minors', name: 'Osoby niepełnoletnie' },
  { id: 'office', name: 'Tylko dla biura' },
]

export const runQuestions = (run: Run): QuestionInput[] => [
  ...ofResults,
  ...expectedTime(run),
  ...(run.prices.adult + run.prices.child === 0
    ? []
    : [{ ...familyCardQuestion('person', 'Pokażesz ją w biurze zawodów.'), ...SEEN_BY_OFFICE }]),
  ...(run.hasAdults ? ofMedics : []),
  ...ofHelp,
  ...guardianQuestions('minors', 'Odbierany w dniu biegu.'),
  ...ofOffice,
]

const ofResults: QuestionInput[] = [
  ...[
    { id: 'town', label: 'Miejscowość' },
    { id: 'club', label: 'Klub lub drużyna' },
  ].map(
    ({ id, label }): QuestionInput => ({
      id,
      of: 'person',
      section: 'person',
      type: 'text',
      label,
      help: 'Trafi do wyników.',
      max: 80,
      keepDays: YEAR,
    }),
  ),
  {
    id: 'close-phone',
    of: 'person',
    section: 'person',
    type: 'otherPhone',
    label: 'Telefon do bliskiej osoby',
    help: 'Tylko w nagłej sprawie.',
    required: true,
    keepDays: 30,
  },
]

/** For the zones of the start, of 10 km alone: on other ways the times are others. */
function expectedTime({ distances, types }: Run): QuestionInput[] {
  const ids = distances.flatMap(({ id, km, kind }) => (km === 10 && kind !== 'children' ? [id] : []))
  if (ids.length === 0) return []
  return [
    {
      id: 'expected-time',
      of: 'person',
      section: 'person',
      type: 'select',
      label: 'Spodziewany czas na 10 km',
      help: 'Dobierzemy strefę startu.',
      ...(types.length === 0 ? {} : { when: { fact: 'type', in: ids } }),
      options: [
        { id: 'to-45', name: 'Do 45 minut' },
        { id: 'to-55', name: '45–55 minut' },
        { id: 'to-65', name: '55–65 minut' },
        { id: 'over-65', name: 'Ponad 65 minut' },
      ],
      ...SEEN_BY_OFFICE,
      keepDays: 30,
    },
  ]
}

const ofMedics: QuestionInput[] = [
  {
    id: 'medic',
    of: 'person',
    section: 'person',
    type: 'checkbox',
    label: 'Pomogę na trasie jako medyk',
    help: 'Nic nie płacisz, dopóki biuro nie potwierdzi.',
    when: { fact: 'age', atLeast: 18 },
    keepDays: 30,
  },
  {
    id: 'medic-licence',
    of: 'person',
    section: 'person',
    type: 'file',
    label: 'Uprawnienia',
    help: 'Zdjęcie albo skan.',
    required: true,
    when: MEDIC,
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
]

const ofHelp: QuestionInput[] = [
  {
    id: 'assistance',
    of: 'person',
    section: 'person',
    type: 'checkbox',
    label: 'Potrzebuję pomocy na starcie',
    help: 'Wózek, przewodnik, osobna strefa. Dobrowolnie.',
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
  {
    id: 'assistance-what',
    of: 'person',
    section: 'person',
    type: 'text',
    label: 'Jakiej?',
    required: true,
    when: { fact: 'answer.assistance', is: true },
    max: 300,
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
]

const ofOffice: QuestionInput[] = [
  ...[
    { id: 'number', label: 'Numer' },
    { id: 'chip', label: 'Chip' },
  ].map(
    ({ id, label }): QuestionInput => ({
      id,
      of: 'person',
      section: 'office',
      type: 'text',
      label,
      staffOnly: true,
      max: 30,
      ...SEEN_BY_OFFICE,
      keepDays: YEAR,
    }),
  ),
  { ...notesQuestion('office'), ...SEEN_BY_OFFICE },
]
