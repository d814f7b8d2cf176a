import { slug } from './names.ts'

/** The spellings of each state of a registration. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'awaits-approval': [
    'awaiting-approval',
    'waits-for-approval',
    'waiting-for-approval',
    'needs-approval',
    'pending-approval',
  ],
  'awaits-payment': ['waits-for-payment', 'waiting-for-payment', 'pending-payment', 'unpaid'],
  confirmed: ['complete', 'registered', 'paid'],
  'cancelled-unpaid': ['canceled-unpaid', 'expired'],
  cancelled: ['canceled'],
}

/** The word by which a state is known here; an unknown word stays. */
export function stateWord(text: string): string {
  const word = slug(text)
  return Object.entries(SPELLINGS).find(([, spellings]) => spellings.includes(word))?.[0] ?? word
}
