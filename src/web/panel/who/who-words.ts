import type { Column } from '#domain/event/draft/who/pasted-parts.ts'
import type { UseKind, Uses } from '#domain/event/draft/who/uses-of.ts'
import type { PartList } from '#domain/event/draft/who/without-part.ts'
import { listed } from '#i18n/pl/listing.ts'
import { type PluralForms, pluralChooser } from '#i18n/text/plural.ts'

export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  name: 'Nazwa',
  leader: 'Prowadzi',
  places: 'Miejsca',
  from: 'Wiek od',
  to: 'Wiek do',
  note: 'Dopisek',
}

export const EMPTY_CELLS: Readonly<Record<Column, string>> = {
  name: '',
  leader: 'kto prowadzi',
  places: 'bez limitu',
  from: 'od',
  to: 'do',
  note: 'pod nazwą',
}

export const PASTE_HINTS: Readonly<Record<PartList, string>> = {
  groups: 'Każda w\u00a0nowym wierszu. W\u00a0kolumnach: nazwa, kto prowadzi, miejsca, dopisek.',
  types: 'Każdy w\u00a0nowym wierszu. W\u00a0kolumnach: nazwa, wiek albo rocznik od, do, miejsca, dopisek.',
}

const choose = pluralChooser('pl')
const USE_WORDS: Readonly<Record<UseKind, PluralForms>> = {
  limit: { one: 'limit', few: 'limity', many: 'limitów', other: 'limitu' },
  price: { one: 'cena', few: 'ceny', many: 'cen', other: 'ceny' },
  adjustment: { one: 'zniżka', few: 'zniżki', many: 'zniżek', other: 'zniżki' },
  item: { one: 'opłata', few: 'opłaty', many: 'opłat', other: 'opłaty' },
  question: { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' },
  window: { one: 'czas zapisów', few: 'czasy zapisów', many: 'czasów zapisów', other: 'czasu zapisów' },
  part: { one: 'grupa lub rodzaj', few: 'grupy lub rodzaje', many: 'grup lub rodzajów', other: 'grupy' },
  rule: { one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady' },
  approval: { one: 'akceptacja', few: 'akceptacje', many: 'akceptacji', other: 'akceptacji' },
  number: { one: 'numery', few: 'numery', many: 'numery', other: 'numery' },
  plan: { one: 'sposób płatności', few: 'sposoby płatności', many: 'sposobów płatności', other: 'sposobu' },
  refund: { one: 'zasada zwrotu', few: 'zasady zwrotu', many: 'zasad zwrotu', other: 'zasady zwrotu' },
  statement: { one: 'oświadczenie', few: 'oświadczenia', many: 'oświadczeń', other: 'oświadczenia' },
}

/** 'limit, 2 ceny i zasada'. */
export const usesText = (uses: Uses): string =>
  listed(
    uses.map(({ kind, count }) => {
      const words = choose(count, USE_WORDS[kind])
      return count === 1 ? words : `${count}\u00a0${words}`
    }),
    'i',
  )

export const minorsPerAdultText = (most: number): string =>
  `Na jedną osobę pełnoletnią przypada za dużo osób niepełnoletnich. Może być ich najwyżej ${most}.`
