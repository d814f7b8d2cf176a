/** The last part of an event's address, from its title: 'Zażółć gęślą jaźń!' → 'zazolc-gesla-jazn'. Never empty. */
export function addressOfTitle(title: string): string {
  const plain = title
    .toLowerCase()
    // The only Polish letter that is not a letter with a mark.
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const words = plain.match(/[a-z0-9]+/g) ?? []
  const address = words.reduce(
    (made, word) => (made.length + word.length < MOST ? `${made}-${word}` : made),
    '',
  )
  return address.slice(1, MOST) || plain.replace(/[^a-z0-9]/g, '').slice(0, MOST) || 'wydarzenie'
}

const MOST = 50

/** The same with a number, for a title that has been used: 'rajd-2'. */
export const numberedAddress = (address: string, number: number): string =>
  number === 1 ? address : `${address}-${number}`
