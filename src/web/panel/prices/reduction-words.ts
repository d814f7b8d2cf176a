import type { Reduction } from '#domain/event/draft/prices/reductions.ts'

/** How a reduction is offered, which is also its first name. */
export const REDUCTION_NAMES: Readonly<Record<Reduction, string>> = {
  'third-child': 'Trzecie i\u00a0każde następne dziecko',
  siblings: 'Rodzeństwo',
  card: 'Karta Dużej Rodziny',
  early: 'Wcześniejszy zapis',
  'many-people': 'Liczne zgłoszenie',
  surcharge: 'Dopłata',
}
