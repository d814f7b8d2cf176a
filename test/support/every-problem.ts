import type { ProblemValues, ValuedCode } from '#domain/event/definition/problem.ts'
import type { LostKind } from '#domain/event/problems/names.ts'
import type { NeverBecause } from '#domain/event/problems/values.ts'

/** Values of every problem that has some, in each of their kinds. Ids and words of the document are ID, facts FACT. */

/** Stands for an id, a field or a fact: no sentence of the panel says it. */
export const ID = 'grupa-7x'
const FACT = { fact: 'chosen.grupa-7x', thing: 'Autokar' }
const ages = { from: 7, to: 12 }
const unknown = { id: ID, meant: [ID] }
const fields = { unknown: [ID], meant: [ID], misplaced: ['items'] }
const gap = [
  { by: 'age', from: 7, to: 7 },
  { by: 'birthYear', from: 2013, to: 2014 },
] as const

const LOST: readonly LostKind[] = [
  ...(['group', 'type', 'question', 'answer', 'item', 'option'] as const),
  ...(['adjustment', 'limit', 'statement', 'plan', 'approval', 'number'] as const),
]
const lost = LOST.map((kind) => ({ kind, id: ID, name: 'Czerwona' }))

const REASONS: readonly NeverBecause[] = [
  { why: 'event-ages', ages: { ...ages, born: { from: 2013 } } },
  ...(['human-ages', 'most-people', 'ranks', 'days-to-start'] as const).map((why) => ({ why, most: 6 })),
  { why: 'people', least: 1, most: 6 },
  { why: 'people', least: 6, most: 6 },
  { why: 'pieces', name: 'Koszulka', most: 3 },
  ...(['always', 'other-people'] as const).map((why) => ({ why, name: 'Autokar' })),
  ...(['opens', 'closes'] as const).map((why) => ({ why, day: '2026-03-01' })),
  { why: 'entry-times', first: '09:00', last: '15:00' },
  { why: 'entry-days', first: '2026-03-01', last: null },
  { why: 'entry-days', first: '2026-03-01', last: '2026-04-01' },
  ...(['birth-years', 'no-hours', 'no-types', 'no-groups', 'no-start', 'weekdays'] as const).map((why) => ({
    why,
  })),
]
const because = REASONS.map((each) => ({ because: each }))

type Samples = { readonly [Code in ValuedCode]: readonly ProblemValues[Code][] }

export const SAMPLES: Samples = {
  document_too_deep: [{ most: 100 }],
  file_unreadable: [{ looks: 'empty' }, { looks: 'web-page' }, { looks: 'other' }],
  section_field_foreign: [{ field: 'items' }],
  value_missing_among: [{ allowed: ['fixed', 'rest'] }],
  value_not_allowed: [{ allowed: ['fixed', 'rest'], meant: ['rest'] }],
  value_of_other_kind: [
    { kinds: ['string', 'int', '„rest”'], hint: null },
    { kinds: [], hint: { kind: 'money', written: '120,50\u00a0zł', grosze: 12050 } },
    { kinds: ['number'], hint: { kind: 'percent', written: '10' } },
    { kinds: ['boolean'], hint: { kind: 'unquoted', written: 'true' } },
  ],
  value_wrong: [{ note: 'Invalid input.' }],
  fields_unknown: [fields],
  fields_at_once: [{ fields: ['items', 'percent'] }],
  field_needed: [{ ...fields, wanted: ['amount'] }],
  too_small: ['string', 'array', 'number', 'set'].flatMap((of) => [1, 3].map((least) => ({ of, least }))),
  too_large: ['string', 'array', 'number', 'set'].map((of) => ({ of, most: 40 })),

  id_twice: [{ id: ID }],
  name_twice: [{ name: 'Autokar' }],
  block_question_unknown: [unknown],
  block_town_wrong: [{ label: 'Uczulenia' }],
  consent_unfit: (['of_registration', 'no_tick', 'required', 'ticked', 'of_office'] as const).map(
    (because) => ({
      label: 'Zgoda',
      because,
    }),
  ),
  limit_unknown: [unknown],
  item_unknown: [unknown],
  share_item_unknown: [{ id: ID }],
  code_list_unknown: [unknown],
  where_unknown: [unknown],
  plan_unknown: [{ id: ID }],
  section_unknown: [{ id: ID }],
  option_unknown: [{ id: ID }],
  choice_group_empty: [{ id: ID }],
  part_gone: lost,
  part_renamed: lost.map((part) => ({ ...part, now: ID })),

  fact_unknown: [
    { fact: `answer.${ID}`, meant: null },
    { fact: `answer.${ID}`, meant: `chosen.${ID}` },
  ],
  fact_after_discounts: [{ fact: 'price', thing: null }],
  fact_after_prices: [FACT],
  fact_of_line: [FACT],
  fact_of_person: [{ fact: 'ageOn.2026-03-01', thing: null }],
  fact_not_number: [FACT],
  fact_of_several_values: [FACT],
  fact_without_value: [{ ...FACT, value: ID }],
  fact_of_other_notation: (['day', 'moment', 'time'] as const).map((notation) => ({
    ...{ ...FACT, value: ID, notation },
  })),
  fact_of_other_type: (['number', 'boolean', 'string'] as const).map((type) => ({
    ...FACT,
    value: ID,
    type,
  })),
  fact_unused: [{ name: 'Rodzeństwo' }],
  circle: [{ names: ['Autokar', 'Nocleg', 'Autokar'] }],
  requirement_impossible: because,
  rule_never_applies: because,
  option_waits_for_itself: [{ name: 'Autokar' }],
  code_blank: [{ code: ' ' }],

  ages_outside_event: [{ ages }, { ages: { born: { to: 2013 } } }],
  ages_outside_item: [{ name: 'Nocleg', ages }],
  types_overlap: [
    { earlier: ages, later: { from: 10 } },
    { earlier: { born: { from: 2013, to: 2014 } }, later: { born: { from: 2014 } } },
  ],
  type_missing_for_ages: gap,
  group_missing_for_ages: gap,
  option_missing_for_ages: gap,
  people_above_tickets: [{ least: 5, most: 3 }],
  window_opens_after_event: [{ last: '2026-08-14' }],
  window_closes_after_event: [{ last: '2026-08-14' }],
  window_before_season: [{ opens: '2026-03-01' }],
  window_after_season: [{ closes: '2026-07-20' }],
  number_field_unknown: [{ field: ID }],
  number_needs: [{ parts: 'group' }, { parts: 'type' }],

  part_ends_before_start: [{ name: 'Turnus I' }],
  term_far_from_event: [{ start: '2026-08-05', end: '2026-08-14' }],
  age_day_far: [{ day: '2020-01-01' }],

  allotments_above_limit: [{ units: 12, capacity: 10 }],
  refusal_of_other_limit: [{ wanted: 'limit_per_person' }],
  claim_too_large: [{ wanted: 12, name: 'Miejsca', capacity: 10 }],
  entry_too_small: [{ places: 3, least: 5 }],
  claim_counted_twice: [{ name: 'Miejsca' }],
  limit_unused: [{ name: 'Miejsca' }],
  group_without_limit: [{ name: 'Czerwona' }],
  option_without_limit: [{ name: 'Namiot' }],
  least_people_above_limit: [{ people: 50, most: 40 }],
  least_people_decided_late: [{ start: '2026-08-05' }],

  item_most_above_options: [{ options: 3 }],
  share_reduced: [{ name: 'Opłata organizacyjna' }],
  vat_rate_unknown: [{ rate: 7 }],
  row_behind_all: [{ rule: 'row' }, { rule: 'class' }],
  row_behind_others: [{ rule: 'row' }, { rule: 'class' }],
  ranges_overlap: [
    { fact: { fact: 'age', thing: null }, earlier: { from: 0, to: 6 }, later: { from: 4, to: null } },
    {
      fact: { fact: 'birthYear', thing: null },
      earlier: { from: 2013, to: 2014 },
      later: { from: 2014, to: null },
    },
    {
      fact: { fact: 'day', thing: null },
      earlier: { from: null, to: '2026-03-01' },
      later: { from: '2026-02-01', to: null },
    },
  ],
  table_heading_empty: [FACT],
  table_level_needed: [FACT],
  table_heading_unknown: [{ heading: ID }],
  table_price_missing: [{ names: ['Niebieska', 'Dorosły'] }],
  price_missing_between: gap,
  price_of_rest_between: gap,
  price_missing_outside: [ages, { from: 13 }],
  price_missing_for: [{ name: 'Dziecko' }],
  class_missing_between: gap,
  amount_looks_like_zloty: [{ amount: 180 }],
  rank_of_registration: [{ name: 'Autokar' }],
  rank_needs_pieces: [{ name: 'Autokar' }],
  adjustment_item_twice: [{ id: ID, name: 'Autokar' }],
  adjustment_twice: [{ name: 'Dla rodzin' }],
  effect_lowers_nothing: [{ dearest: 12000 }],
  effect_above_price: [{ dearest: 12000 }],
  effect_below_percent: [{ percent: 0.1 }],
  rounding_above_price: [{ dearest: 12000 }],
  floor_above_price: [{ dearest: 12000 }],
  cap_never_reached: [{ sum: 12000 }],
  least_above_cap: [{ sum: 12000, name: 'Najwyżej za rodzinę' }],

  deadline_after_event: [{ last: '2026-08-14' }],
  deadline_before_season: [{ opens: '2026-03-01' }],
  due_after_event: [{ last: '2026-08-14' }],
  due_after_terms: [{ names: ['Turnus I', 'Turnus II'] }],
  parts_above_whole: [{ percent: 120 }],
  part_before_previous: [
    { registering: [] },
    {
      registering: [
        { kind: 'from', day: '2026-03-01' },
        { kind: 'to', day: '2026-04-01' },
      ],
    },
    {
      registering: [
        { kind: 'within', days: 30 },
        { kind: 'beyond', days: 60 },
      ],
    },
  ],
  more_than_price: [{ most: 12000 }],
}
