import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { foodQuestions } from '../kit/food-questions.ts'
import {
  BUYER,
  bookQuestion,
  nipQuestion,
  partyQuestions,
  recipientQuestions,
} from '../kit/invoice-questions.ts'
import type { QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { asksPublicMoney, type Conference, isPaid, SPEAKER } from './conference.ts'
import { mayPayAfterwards } from './payment.ts'

export const CONFERENCE_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'invoice', name: 'Faktura' },
  { id: 'person', name: 'Uczestnik' },
  { id: 'place', name: 'Na miejscu' },
  { id: 'office', name: 'Tylko dla biura' },
]

const COMPANY: Condition = { fact: 'answer.invoice-for', is: 'company' }
const NAMED: Condition = { fact: 'answer.invoice-for', in: ['company', 'person'] }

export const conferenceQuestions = (conference: Conference): QuestionInput[] => [
  ...(isPaid(conference) ? ofInvoice(conference) : []),
  ...ofPeople,
  ...ofSpeakers,
  ...foodQuestions('place', undefined, { label: 'Jakie?', help: 'Uzgodnimy je z kuchnią.' }, [
    { id: 'usual', name: 'Zwykłe' },
    { id: 'vegetarian', name: 'Wegetariańskie' },
    { id: 'vegan', name: 'Wegańskie' },
  ]),
  needs,
  ...ofOffice,
]

const ofInvoice = (conference: Conference): QuestionInput[] => [
  bookQuestion({
    id: 'invoice-for',
    section: 'invoice',
    type: 'radio',
    label: 'Na kogo wystawić fakturę?',
    required: true,
    options: [
      { id: 'company', name: 'Firma lub instytucja' },
      { id: 'person', name: 'Osoba prywatna' },
      { id: 'none', name: 'Bez faktury' },
    ],
  }),
  nipQuestion('invoice', COMPANY),
  ...partyQuestions('invoice', BUYER, NAMED),
  ...recipientQuestions('invoice', COMPANY),
  bookQuestion({
    id: 'order-number',
    section: 'invoice',
    type: 'text',
    label: 'Numer zamówienia',
    when: COMPANY,
    max: 60,
  }),
  bookQuestion({
    id: 'invoice-email',
    section: 'invoice',
    type: 'email',
    label: 'E-mail do faktury',
    when: COMPANY,
  }),
  ...(mayPayAfterwards(conference) ? [payingAfter] : []),
  ...(asksPublicMoney(conference) ? [publicMoney] : []),
]

const payingAfter = bookQuestion({
  id: 'pay-after',
  section: 'invoice',
  type: 'checkbox',
  label: 'Płacimy po konferencji',
  help: 'Tylko jednostki publiczne.',
  when: COMPANY,
})

const publicMoney = bookQuestion({
  id: 'public-money',
  section: 'invoice',
  type: 'checkbox',
  label: 'Co najmniej 70% ze środków publicznych',
  help: 'Pokażemy oświadczenie do zatwierdzenia.',
  when: COMPANY,
})

const ofPerson = (
  question: Pick<QuestionInput, 'id' | 'type' | 'label'> & Partial<QuestionInput>,
): QuestionInput => ({ of: 'person', section: 'person', ...SEEN_BY_OFFICE, keepDays: 365, ...question })

const ofPeople: QuestionInput[] = [
  ofPerson({
    id: 'email',
    type: 'email',
    label: 'E-mail',
    help: 'Tu wyślemy bilet i zaświadczenie.',
    required: true,
  }),
  ofPerson({ id: 'academic-title', type: 'text', label: 'Tytuł lub stopień', max: 60 }),
  ofPerson({
    id: 'institution',
    type: 'text',
    label: 'Instytucja',
    help: 'Na identyfikator i zaświadczenie.',
    required: true,
    max: 120,
  }),
]

const ofSpeakers: QuestionInput[] = [
  ofPerson({
    id: 'talk',
    type: 'text',
    label: 'Tytuł wystąpienia',
    required: true,
    when: SPEAKER,
    max: 200,
  }),
  ofPerson({
    id: 'abstract',
    type: 'file',
    label: 'Streszczenie',
    help: 'Do 300 słów, PDF albo DOCX.',
    files: { accept: ['pdf', 'document'] },
    when: SPEAKER,
  }),
  ofPerson({
    id: 'recording',
    type: 'checkbox',
    label: 'Zgadzam się na nagranie wystąpienia',
    help: 'Dobrowolnie.',
    when: SPEAKER,
  }),
]

const needs: QuestionInput = {
  id: 'needs',
  of: 'person',
  section: 'place',
  type: 'textarea',
  label: 'Czego potrzebujesz, żeby swobodnie uczestniczyć?',
  help: 'Miejsce na wózek, tłumacz PJM, pętla. Dobrowolnie.',
  max: 1000,
  ...SEEN_BY_OFFICE,
  keepDays: 30,
}

const ofOffice: QuestionInput[] = [
  bookQuestion({
    id: 'invoice-number',
    section: 'office',
    type: 'text',
    label: 'Numer faktury',
    staffOnly: true,
    max: 60,
  }),
  { ...notesQuestion('office'), ...SEEN_BY_OFFICE },
]
