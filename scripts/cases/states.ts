import { slug } from './names.ts'

/** In how many ways a state of a registration is written. */
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

/** The word by which a state is known here; a word that is not known stays. */
export function stateWord(said: string): string {
  const word = slug(said)
  return Object.entries(SPELLINGS).find(([, spellings]) => spellings.includes(word))?.[0] ?? word
}
