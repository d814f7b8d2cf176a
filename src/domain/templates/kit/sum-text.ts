import { formatMoney, type Grosze } from '../../values/money.ts'

/** A sum in a text; nothing where it is nothing, so that its sentence is left out. */
export const sumText = (amount: Grosze): string => (amount === 0 ? '' : formatMoney(amount))
