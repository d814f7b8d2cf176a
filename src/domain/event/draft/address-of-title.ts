/** The last part of an event's address, from its title: 'Zażółć gęślą jaźń!' → 'zazolc-gesla-jazn'. Never empty. */
export const addressOfTitle = (title: string): string => plainName(title, MOST, 'wydarzenie')

/** A name in small letters, digits and hyphens, of at most so many: whole words while one fits. */
export function plainName(title: string, most: number, otherwise: string): string {
  const plain = title
    .toLowerCase()
    // The only Polish letter that is not a letter with a mark.
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const words = plain.match(/[a-z0-9]+/g) ?? []
  const address = words.reduce(
    (made, word) => (made.length + word.length < most ? `${made}-${word}` : made),
    '',
  )
  return address.slice(1, most) || plain.replace(/[^a-z0-9]/g, '').slice(0, most) || otherwise
}

const MOST = 50

/** The same with a number, for a title that has been used: 'rajd-2'. */
export const numberedAddress = (address: string, number: number): string =>
  number === 1 ? address : `${address}-${number}`
