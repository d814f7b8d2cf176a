import { formatMoney, type Grosze } from '#domain/values/money.ts'

/** '+40 zł', '−20 zł' */
export const signed = (amount: Grosze): string => `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount))}`
