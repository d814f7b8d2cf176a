const NBSP = '\u00a0'

/**
 * Ties what must not part at the end of a line: one-letter words (w, z, i, o, a, u) to the next word, and
 * a number to its unit.
 */
export const tie = (text: string): string =>
  text
    .replace(/(?<=^|[\s(„])([wzioau]) /gi, `$1${NBSP}`)
    .replace(
      /(\d) (zł|gr|szt\.|lat|lata|rok|roku|dni|dnia|dzień|min|godz\.|km)(?=$|[\s.,;:)])/g,
      `$1${NBSP}$2`,
    )
