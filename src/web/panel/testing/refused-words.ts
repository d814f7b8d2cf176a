import { refusalTitles } from '#i18n/pl/refusals.ts'

const isKnown = (code: string): code is keyof typeof refusalTitles => code in refusalTitles

/** Why families were not registered, each reason with its number, the most frequent first. */
export const refusedWords = (refused: Readonly<Record<string, number>>): string[] =>
  Object.entries(refused)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => `Odmowy: ${count}. ${wordsOf(code)}`)

function wordsOf(code: string): string {
  if (code === 'does_not_fit')
    return 'Nikt z\u00a0tej rodziny nie pasuje do zasad wydarzenia albo nie ma już miejsc.'
  return isKnown(code) ? refusalTitles[code] : 'Inny powód.'
}
