/** Small definitions for tests of checks: state what matters, the rest is filled in. */

export const BASE = {
  schemaVersion: 3,
  title: 'Rajd',
  kind: 'other',
  dates: { start: '2026-08-05', end: '2026-08-14' },
}

/** An item for a person that everyone pays 100 zł for, unless stated otherwise. */
export const item = (part: Record<string, unknown> = {}) => ({
  id: 'fee',
  name: 'Udział',
  category: 'participation',
  legalKind: 'participation',
  per: 'person',
  choose: 'always',
  price: 10000,
  ...part,
})

export const POOL = { id: 'seats', name: 'Miejsca', capacity: 10, refusal: 'product_full' }
