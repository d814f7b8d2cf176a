import type { Item } from '#domain/event/draft/prices/price-rows.ts'

/** What something is, in a sentence: 'To przejazd'. */
export const CATEGORY_WORDS: Readonly<Record<Item['category'], string>> = {
  participation: 'udział',
  transport: 'przejazd',
  lodging: 'nocleg',
  meal: 'posiłek',
  merchandise: 'rzecz (pamiątka, koszulka)',
  donation: 'darowizna',
  other: 'coś innego',
}

export const CATEGORIES = [
  ...(['meal', 'transport', 'lodging', 'merchandise'] as const),
  ...(['participation', 'donation', 'other'] as const),
] as const satisfies readonly Item['category'][]

export const LEGAL_WORDS: Readonly<Record<NonNullable<Item['legalKind']>, string>> = {
  participation: 'udział w\u00a0wydarzeniu',
  'dated-service': 'usługa w\u00a0oznaczonym dniu',
  goods: 'towar (można zwrócić w\u00a014 dni)',
  'made-to-order': 'towar na zamówienie (bez zwrotu)',
  donation: 'darowizna',
}
