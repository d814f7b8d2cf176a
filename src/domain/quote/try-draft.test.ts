import { expect, test } from 'vitest'
import type { Agreed } from './agreed.ts'
import { compiled, draft, item } from './quote.fixture.ts'
import { tryDraft } from './try-draft.ts'

const pools = [{ id: 'event', name: 'Miejsca', capacity: 10, refusal: 'event_full' as const }]
const base = { items: [item({ price: 10_000 })], pools, claims: [{ pool: 'event' }] }
const own = compiled(base)
const at = Temporal.PlainDateTime.from('2026-05-01T12:00')

const agreed = (people = 2, total = people * 10_000): Agreed => ({
  draft: draft(Array.from({ length: people }, () => ({ birthDate: '1990-01-01' }))),
  ...{ total, lines: [], due: [], registeredAt: at, pricedAt: at, channel: 'online' },
})

interface Asked {
  readonly part?: Parameters<typeof compiled>[0]
  readonly free?: Readonly<Record<string, number>>
  readonly agreed?: Agreed
}

const tried = ({ part = {}, free = {}, agreed: one = agreed() }: Asked) =>
  tryDraft({ own, draft: compiled({ ...base, ...part }), agreed: one, approved: true, free })

test('the rules that were agreed to make no difference, whatever was agreed by hand', () => {
  expect(tried({})).toMatchObject({ outcome: 'same', total: 20_000, lines: [], problems: [] })
  expect(tried({ agreed: agreed(2, 5_000) })).toMatchObject({ outcome: 'same', total: 5_000 })
})

test('a difference is added to what was agreed, item by item', () => {
  const dearer = tried({ part: { items: [item({ price: 12_000 })] }, agreed: agreed(2, 19_000) })
  expect(dearer).toMatchObject({
    ...{ outcome: 'dearer', total: 23_000 },
    lines: [{ name: 'Udział', before: 20_000, after: 24_000 }],
  })
  expect(tried({ part: { items: [item({ price: 9_999 })] } })).toMatchObject({
    outcome: 'cheaper',
    total: 19_998,
  })
  const other = { id: 'bus', name: 'Autokar', price: 1_000 }
  expect(tried({ part: { items: [item({ price: 10_000 }), item(other)] } }).lines).toEqual([
    { name: 'Autokar', before: null, after: 2_000 },
  ])
  expect(tried({ part: { items: [item(other)] } }).lines).toEqual([
    { name: 'Udział', before: 20_000, after: null },
    { name: 'Autokar', before: null, after: 2_000 },
  ])
})

test('who takes the last places fits, one more does not and takes none', () => {
  expect(tried({ free: { event: 2 } })).toMatchObject({
    outcome: 'same',
    claims: [{ pool: 'event', units: 2 }],
  })
  expect(tried({ free: { event: 1 } })).toMatchObject({ outcome: 'full', total: null, claims: [] })
})

test('the day is that of the agreement: a window that has closed since then refuses nobody', () => {
  const until = (closes: string) => tried({ part: { windows: [{ closes }] } }).outcome
  expect(until('2026-05-01T12:00:00')).toBe('same')
  expect(until('2026-05-01T11:59:59')).toBe('refused')
})

test('an answer that only the other rules ask for is not missed, people that they do not admit are refused', () => {
  const shoe = { id: 'shoe', type: 'text' as const, of: 'person' as const, label: 'Buty', required: true }
  expect(tried({ part: { questions: [shoe] } }).outcome).toBe('same')
  const few = tried({ part: { peoplePerRegistration: { min: 1, max: 1 } } })
  expect(few).toMatchObject({ outcome: 'refused', total: null, problems: [{ code: 'limit_per_registrant' }] })
})
