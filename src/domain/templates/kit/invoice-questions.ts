import type { Condition } from '../../event/definition/condition.ts'
import type { QuestionInput } from './minors-questions.ts'

/** As long as books are kept. */
const OF_BOOKS = {
  of: 'registration',
  seenBy: ['editRegistrations', 'money'],
  keepDays: 5 * 365,
} satisfies Partial<QuestionInput>

export const INVOICE_WANTED: Condition = { fact: 'answer.invoice', is: true }

/** An answer that is needed for an invoice. */
export const bookQuestion = (question: Omit<QuestionInput, 'of' | 'seenBy' | 'keepDays'>): QuestionInput => ({
  ...question,
  ...OF_BOOKS,
})

export const nipQuestion = (section: string, when: Condition): QuestionInput =>
  bookQuestion({ id: 'nip', section, type: 'nip', label: 'NIP', help: '10 cyfr.', required: true, when })

/** Name and address of whom an invoice names. */
export const partyQuestions = (
  section: string,
  party: { readonly id: 'buyer' | 'recipient'; readonly name: string },
  when: Condition,
): QuestionInput[] => [
  bookQuestion({
    id: party.id,
    section,
    type: 'text',
    label: `${party.name}: nazwa`,
    required: true,
    when,
    max: 200,
  }),
  bookQuestion({
    id: `${party.id}-address`,
    section,
    type: 'address',
    label: `${party.name}: adres`,
    required: true,
    when,
  }),
]

export const BUYER = { id: 'buyer', name: 'Nabywca' } as const

/** Whether an invoice is wanted, and then for whom. */
export const invoiceQuestions = (
  section: string,
  { label, help, when }: { readonly label: string; readonly help?: string; readonly when?: Condition },
): QuestionInput[] => [
  bookQuestion({
    id: 'invoice',
    section,
    type: 'checkbox',
    label,
    ...(help === undefined ? {} : { help }),
    ...(when === undefined ? {} : { when }),
  }),
  nipQuestion(section, INVOICE_WANTED),
  ...partyQuestions(section, BUYER, INVOICE_WANTED),
]

/** A recipient other than the buyer: the school, where the buyer is its gmina. */
export const recipientQuestions = (section: string, when: Condition): QuestionInput[] => [
  bookQuestion({
    id: 'other-recipient',
    section,
    type: 'checkbox',
    label: 'Odbiorca jest inny',
    help: 'Na przykład szkoła, gdy nabywcą jest gmina.',
    when,
  }),
  ...partyQuestions(
    section,
    { id: 'recipient', name: 'Odbiorca' },
    { fact: 'answer.other-recipient', is: true },
  ),
]
