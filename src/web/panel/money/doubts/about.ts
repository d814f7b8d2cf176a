import type { Doubt } from '../shared/money-api.ts'

/** What a decision is about. */
export type About = Pick<
  Doubt,
  'registration' | 'number' | 'contactName' | 'kind' | 'amount' | 'owed' | 'received'
>
