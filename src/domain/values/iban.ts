const SHAPE = /^PL\d{26}$/

/**
 * Reads the number of a Polish account: 26 digits, with or without 'PL' in front, spaces and hyphens; with its first
 * four characters at the end and its letters as numbers the remainder mod 97 is 1 (ISO 13616). Returns 'PL' and the
 * digits, or null when it is not one.
 */
export function readIban(typed: string): string | null {
  const bare = typed.replace(/[\s-]/g, '').toUpperCase()
  const iban = bare.startsWith('PL') ? bare : `PL${bare}`
  // P counts as 25, L as 21.
  return SHAPE.test(iban) && remainder(`${iban.slice(4)}2521${iban.slice(2, 4)}`) === 1 ? iban : null
}

/** Mod 97, digit by digit: the number is too long for integer arithmetic. */
const remainder = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** '61 1090 1014 0000 0712 1981 2874', as banks print it. */
export const formatAccount = (iban: string): string =>
  iban
    .slice(2)
    .replace(/^(..)|(....)/g, '$1$2 ')
    .trim()
