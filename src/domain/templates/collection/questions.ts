import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { bookQuestion, invoiceQuestions } from '../kit/invoice-questions.ts'
import type { QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import type { Collection } from './collection.ts'
import { GIFT_GIVEN } from './items.ts'

const YEAR = 365
/** Who wants to stand on the list of donors. */
export const SHOWN: Condition = { fact: 'answer.shown', in: ['initials', 'name'] }
const CONFIRMED: Condition = { fact: 'answer.confirmation', is: true }

export const collectionSections = ({ isConcert }: Collection): EventDefinitionInput['sections'] => [
  { id: 'gift', name: 'Darowizna' },
  ...(isConcert ? [{ id: 'concert', name: 'Koncert' }] : []),
  { id: 'office', name: 'Tylko dla biura' },
]

export const collectionQuestions = ({ isConcert, prices }: Collection): QuestionInput[] => [
  ...ofDonors,
  ...ofConfirmation,
  ...(isConcert ? [needs] : []),
  ...(isConcert && prices.adult + prices.reduced > 0
    ? invoiceQuestions('concert', { label: 'Chcę fakturę', help: 'Za darowiznę faktury nie ma.' })
    : []),
  ...(isConcert ? [guestOfHonour] : []),
  notesQuestion('office', 'registration'),
]

const ofDonors: QuestionInput[] = [
  {
    id: 'shown',
    of: 'registration',
    section: 'gift',
    type: 'radio',
    label: 'Jak pokazać cię na liście?',
    help: 'Bez odpowiedzi: wcale.',
    when: GIFT_GIVEN,
    options: [
      { id: 'no', name: 'Wcale' },
      { id: 'initials', name: 'Inicjały' },
      { id: 'name', name: 'Imię i nazwisko' },
    ],
    keepDays: YEAR,
  },
  {
    id: 'words',
    of: 'registration',
    section: 'gift',
    type: 'textarea',
    label: 'Kilka słów dla innych',
    help: 'Pokażemy po sprawdzeniu.',
    when: SHOWN,
    max: 200,
    keepDays: YEAR,
  },
]

const ofConfirmation: QuestionInput[] = [
  bookQuestion({
    id: 'confirmation',
    section: 'gift',
    type: 'checkbox',
    label: 'Proszę o potwierdzenie',
    help: 'Wyślemy PDF w ciągu 7 dni.',
    when: GIFT_GIVEN,
  }),
  bookQuestion({
    id: 'donor',
    section: 'gift',
    type: 'text',
    label: 'Imię i nazwisko albo nazwa',
    required: true,
    when: CONFIRMED,
    max: 200,
  }),
  bookQuestion({
    id: 'donor-address',
    section: 'gift',
    type: 'address',
    label: 'Adres',
    required: true,
    when: CONFIRMED,
  }),
]

const needs: QuestionInput = {
  id: 'needs',
  of: 'registration',
  section: 'concert',
  type: 'textarea',
  label: 'Czego potrzebujesz na sali?',
  help: 'Miejsce na wózek, bliżej sceny, pętla. Bez opisu zdrowia.',
  max: 1000,
  ...SEEN_BY_OFFICE,
  keepDays: 30,
}

const guestOfHonour: QuestionInput = {
  id: 'honorary',
  of: 'registration',
  section: 'office',
  type: 'checkbox',
  label: 'Zaproszenie honorowe',
  staffOnly: true,
  keepDays: YEAR,
}
