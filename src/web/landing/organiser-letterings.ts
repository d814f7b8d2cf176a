import type { DemoOrganiser } from '#contract/pages.ts'

interface Lettering {
  /** The style of the name. */
  readonly hand: 'book' | 'capitals' | 'airy' | 'strong'
  /** The end of the name, which is below its beginning; null: all in one line. */
  readonly secondLine: string | null
}

/** The lettering of the demo organisers' names next to their marks. */
export const LETTERINGS: Readonly<Record<DemoOrganiser, Lettering>> = {
  borowska: { hand: 'book', secondLine: 'Ziemi Borowskiej' },
  dobrybrzeg: { hand: 'airy', secondLine: 'Dobry Brzeg' },
  pamiec: { hand: 'capitals', secondLine: 'Pamięci Lokalnej' },
  trzymosty: { hand: 'strong', secondLine: 'Trzech Mostów' },
  cantabile: { hand: 'airy', secondLine: null },
  wilki: { hand: 'capitals', secondLine: '„Wilki”' },
  podlipa: { hand: 'book', secondLine: 'Pod Lipą' },
  szprycha: { hand: 'strong', secondLine: 'Szprycha' },
  swiatlo: { hand: 'book', secondLine: 'Światło' },
}
