import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import {
  bookQuestion,
  INVOICE_WANTED,
  invoiceQuestions,
  recipientQuestions,
} from '../kit/invoice-questions.ts'
import type { QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { type Entries, isGroup, SINGLE } from './entries.ts'
import { hasLessons } from './items.ts'

const YEAR = 365

export const ENTRY_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'visit', name: 'Wizyta' },
  { id: 'group', name: 'Grupa' },
  { id: 'invoice', name: 'Faktura' },
  { id: 'office', name: 'Tylko dla biura' },
]

export const entryQuestions = (entries: Entries): QuestionInput[] => [
  ...(entries.groups.fit ? [who(entries), ...ofGroup(isGroup(entries))] : []),
  ...(hasLessons(entries) ? [lessonTopic] : []),
  {
    ...ofVisit({ id: 'entrance', type: 'checkbox', label: 'Pomoc przy wejściu (wózek, pies asystujący)' }),
    help: 'Otworzymy wejście bez schodów.',
    ...(entries.groups.fit ? { when: SINGLE } : {}),
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
  ...(isPaid(entries) ? ofInvoice(entries) : []),
  {
    ...ofVisit({ id: 'guide-name', type: 'text', label: 'Przewodnik', staffOnly: true, max: 120 }),
    section: 'office',
  },
  notesQuestion('office', 'registration'),
]

export const isPaid = ({ prices }: Entries) => prices.adult + prices.reduced > 0

const ofVisit = (
  question: Pick<QuestionInput, 'id' | 'type' | 'label'> & Partial<QuestionInput>,
): QuestionInput => ({ of: 'registration', section: 'visit', keepDays: YEAR, ...question })

const inGroup = (
  question: Pick<QuestionInput, 'id' | 'type' | 'label'> & Partial<QuestionInput>,
): QuestionInput => ofVisit({ section: 'group', ...question })

/** Tickets and payment follow from it. */
const who = ({ groups }: Entries): QuestionInput =>
  ofVisit({
    id: 'who',
    type: 'radio',
    label: 'Kto przychodzi?',
    help: 'Od tego zależą bilety i płatność.',
    required: true,
    options: [
      { id: 'single', name: 'Osoby indywidualne lub rodzina' },
      ...(groups.schools ? [{ id: 'school', name: 'Grupa szkolna' }] : []),
      { id: 'group', name: 'Inna grupa' },
    ],
  })

const ofGroup = (when: Condition): QuestionInput[] => [
  inGroup({
    when,
    id: 'institution',
    type: 'text',
    label: 'Szkoła lub instytucja',
    required: true,
    max: 200,
  }),
  inGroup({ when, id: 'town', type: 'text', label: 'Miejscowość', required: true, max: 80 }),
  inGroup({
    when,
    id: 'ages',
    type: 'select',
    label: 'Wiek grupy',
    help: 'Przewodnik dobierze język i tempo.',
    required: true,
    options: [
      { id: 'preschool', name: 'Przedszkole' },
      { id: 'forms-1-3', name: 'Klasy 1–3' },
      { id: 'forms-4-8', name: 'Klasy 4–8' },
      { id: 'secondary', name: 'Szkoła ponadpodstawowa' },
      { id: 'adults', name: 'Dorośli' },
    ],
  }),
  inGroup({
    when,
    id: 'leader',
    type: 'text',
    label: 'Opiekun na miejscu',
    required: true,
    max: 120,
    keepDays: 30,
  }),
  inGroup({
    when,
    id: 'leader-phone',
    type: 'otherPhone',
    label: 'Telefon opiekuna',
    help: 'Zadzwonimy, gdy autokar się spóźni.',
    required: true,
    keepDays: 30,
  }),
  inGroup({
    when,
    id: 'needs',
    type: 'textarea',
    label: 'Czego potrzebuje grupa?',
    help: 'Wózek, prosty język, przerwa. Bez nazwisk.',
    max: 1000,
    keepDays: 30,
  }),
]

const lessonTopic = inGroup({
  id: 'lesson-topic',
  type: 'text',
  label: 'Temat lekcji',
  required: true,
  when: { fact: 'chosen.lesson', given: true },
  max: 200,
  keepDays: 30,
})

const ofInvoice = (entries: Entries): QuestionInput[] => [
  ...invoiceQuestions('invoice', { label: 'Chcę fakturę' }),
  ...recipientQuestions('invoice', INVOICE_WANTED),
  ...(entries.groups.fit
    ? [
        bookQuestion({
          id: 'pay-after',
          section: 'invoice',
          type: 'checkbox',
          label: 'Płacimy po wizycie',
          help: 'Tylko jednostki publiczne.',
          when: { all: [isGroup(entries), INVOICE_WANTED] },
        }),
      ]
    : []),
]
