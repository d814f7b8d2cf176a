/** Letters without case and without Polish or other marks: 'Łódź' is 'lodz'. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether every word that was typed begins a word of the name: 'piel bor' finds 'Borowska Pielgrzymka'. */
export function matchesName(name: string, typed: string): boolean {
  const words = wordsOf(name)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
