const LONGEST = 50
/** Letters that no accent can be taken from. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' }

/** Addresses below an event whose slug is 'zbiorki'. */
const TAKEN: readonly string[] = ['zapisy', 'dokumenty', 'zaproszenie']

/** The part of the address that names a collection: 'Ciepły dom' → 'cieply-dom'. Never empty. */
export function collectionSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => PLAIN[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'zbiorka'
  return TAKEN.includes(plain) ? `${plain}-zbiorka` : plain
}

/** The same with a number, when the address is another's. */
export const numberedSlug = (slug: string, number: number): string =>
  number === 1 ? slug : `${slug}-${number}`
