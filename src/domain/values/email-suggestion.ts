/** The most frequent mail domains in Poland and elsewhere. */
const FREQUENT = [
  ...[
    'gmail.com',
    'wp.pl',
    'o2.pl',
    'onet.pl',
    'interia.pl',
    'op.pl',
    'poczta.onet.pl',
    'vp.pl',
    'gazeta.pl',
  ],
  ...[
    'tlen.pl',
    'poczta.fm',
    'onet.eu',
    'interia.eu',
    'int.pl',
    'go2.pl',
    'icloud.com',
    'me.com',
    'outlook.com',
  ],
  ...[
    'hotmail.com',
    'live.com',
    'msn.com',
    'yahoo.com',
    'yahoo.pl',
    'ymail.com',
    'proton.me',
    'protonmail.com',
  ],
  ...[
    'gmx.com',
    'gmx.de',
    'web.de',
    'ukr.net',
    'aol.com',
    'mail.com',
    'spoko.pl',
    'autograf.pl',
    'neostrada.pl',
  ],
] as const

/** Endings that are typed for another: '.con' and '.cm' exist nowhere, or are of no use here. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{
    con: 'com',
    cmo: 'com',
    ocm: 'com',
    comm: 'com',
    vom: 'com',
    xom: 'com',
    om: 'com',
    cm: 'com',
    coml: 'com',
  },
  ...{ lp: 'pl', pll: 'pl', ppl: 'pl', pol: 'pl', ol: 'pl' },
}

/**
 * What may have been meant by an e-mail address: the same address at a frequent domain that differs by one typing error
 * (a letter more, less, different, or two swapped), or with a corrected ending. Null where nothing is likely. Short
 * domains differ from each other by one letter, so that for those a single error is no indication.
 */
export function suggestedEmail(typed: string): string | null {
  const match = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim())
  const [, local = '', written = ''] = match ?? []
  const domain = written.toLowerCase()
  if (match === null || FREQUENT.some((known) => known === domain)) return null
  const mended = withEnding(domain)
  const near = FREQUENT.find((known) => known === mended) ?? FREQUENT.find((known) => isSlip(mended, known))
  const meant = near ?? (mended === domain ? null : mended)
  return meant === null ? null : `${local}@${meant}`
}

function withEnding(domain: string): string {
  const name = domain.replace(/[.,]+$/, '').replace(',', '.')
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const meant = ENDINGS[ending]
  return meant === undefined ? name : `${name.slice(0, -ending.length)}${meant}`
}

/** The name before the dot of a short domain ('wp', 'o2', 'me') is not a word that one could misspell. */
const SHORTEST = 5

function isSlip(written: string, known: string): boolean {
  const name = known.slice(0, known.lastIndexOf('.'))
  if (written === known.replace('.', '')) return true
  return name.length >= SHORTEST - 1 && distance(written, known) === 1
}

/** How many typing errors lie between two words (Damerau–Levenshtein, swapped neighbours count as one). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const swap = one[i - 1] === other[j - 1] ? 0 : 1
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + swap)
      const crossed = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const row = rows[i]
      if (row) row[j] = crossed ? Math.min(least, at(i - 2, j - 2) + 1) : least
    }
  return at(one.length, other.length)
}
