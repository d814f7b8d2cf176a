import type { LostKind } from '#domain/event/problems/names.ts'

/** What a part is that a new version no longer has. */
export const LOST_KINDS: Readonly<Record<LostKind, string>> = {
  group: 'Grupa',
  type: 'Rodzaj udziału',
  question: 'Pytanie',
  answer: 'Odpowiedź',
  item: 'Pozycja cennika',
  option: 'Opcja',
  adjustment: 'Zniżka lub dopłata',
  limit: 'Limit',
  statement: 'Oświadczenie',
  plan: 'Sposób płatności',
  approval: 'Akceptacja',
  number: 'Numer',
}
