const NBSP = '\u00a0'
/** Zero width: prevents a line break at its position. */
const WORD_JOINER = '\u2060'

/**
 * Ties words that must not be separated at the end of a line: one-letter words (w, z, i, o, a, u) to the next word, a
 * number to its unit, the end of a range to its dash ('5–7 czerwca', '28 lipca–3 sierpnia', '9:00–12:00'), groups of
 * digits ('+48 600 100 200', '1 200') and abbreviations before a name ('ul. Polna'). A post code is left as it is:
 * an address that is copied would bring along a sign that other programs refuse.
 */
export const tie = (text: string): string =>
  text
    .replace(/(?<=^|[\s(„])([wzioau]) /gi, `$1${NBSP}`)
    .replace(
      /(\d) (zł|gr|szt\.|lat|lata|rok|roku|dni|dnia|dzień|min|godz\.|km)(?=$|[\s.,;:)])/g,
      `$1${NBSP}$2`,
    )
    .replace(/(?<=^|[\s(])((?:ul|al|pl|os|św|ks|pw|nr)\.?) (?=\S)/g, `$1${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(/(?<=\S)–(?=\d)/g, `–${WORD_JOINER}`)

/** '„Pamięć w »sieci«”': nested quotes use the other kind. */
export const inQuotes = (text: string): string => `„${text.replaceAll('„', '»').replaceAll('”', '«')}”`
