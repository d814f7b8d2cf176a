import type { Grosze } from '#domain/values/money.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'

type Standing = Pick<Registration, 'due' | 'balance'>

/** The next part of the price that something is left of; undefined where all is paid. */
export const nextOpenPart = ({ due }: Pick<Registration, 'due'>) =>
  due.find(({ left, until }) => left > 0 && until !== null)

/** What the office most probably takes now: the next part, else all that is left. */
export function amountNow(registration: Standing): Grosze {
  const next = registration.due.find(({ left }) => left > 0)
  return Math.max(0, next?.left ?? registration.balance)
}

/** What is owed now, as the ledger has it: what was agreed, what was decided beside it, and fees. */
export const owedOf = ({ ledger }: Pick<Registration, 'ledger'>): Grosze =>
  ledger
    .filter(({ kind }) => kind === 'charge' || kind === 'correction' || kind === 'fee')
    .reduce((sum, { amount }) => sum + amount, 0)

/** What is given back of a note; null while too little was given. */
export const changeToGive = (given: Grosze, amount: Grosze): Grosze | null =>
  given < amount ? null : given - amount
