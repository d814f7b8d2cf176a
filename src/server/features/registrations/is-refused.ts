import type { RegistrationRow } from './registrations.queries.ts'

/** While approval is waited for no time runs: an end stands there since it was refused. */
export const isRefused = ({ state, expiresAt }: Pick<RegistrationRow, 'state' | 'expiresAt'>): boolean =>
  state === 'awaiting_approval' && expiresAt !== null
