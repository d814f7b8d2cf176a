/** Prices in a word or two. */

export const free = 'bezpłatnie'
/** An addition to a stay, without a charge. */
export const noExtra = 'bez dopłaty'
export const upTo = (amount: string): string => `do ${amount}`
export const plusTax = (price: string, rate: number): string => `${price} + ${rate}% VAT`
