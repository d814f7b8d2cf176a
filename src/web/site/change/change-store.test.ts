import { describe, expect, it } from 'vitest'
import { compiled, draft, item } from '#domain/quote/quote.fixture.ts'
import { memoryStore, SHUT } from '#web/lib/memory-store.fixture.ts'
import { setChoiceOf } from '../register/order/order.ts'
import { orderOf } from './agreed-order.ts'
import { forgetChange, loadChange, saveChange } from './change-store.ts'

const { definition } = compiled({ items: [item({ price: 100 })] })
const agreed = draft([{ ref: 'o1' }])
const today = Temporal.PlainDate.from('2026-06-10')
const order = setChoiceOf(orderOf(agreed, { definition, today }), 'o1', 'mug', true)
const CHANGE = { order, agreed, revision: 3 }
const WEEK = 7 * 24 * 60 * 60 * 1000

describe('the store of changes', () => {
  it('returns the typed changes and their base, separately for each registration', () => {
    const at = { store: memoryStore(), now: 0 }
    saveChange('Z-12', CHANGE, at)
    saveChange('Z-13', { ...CHANGE, revision: 1 }, at)
    expect(loadChange('Z-12', at)).toEqual(CHANGE)
    forgetChange('Z-12', at.store)
    expect(loadChange('Z-12', at)).toBeNull()
    expect(loadChange('Z-13', at)?.revision).toBe(1)
  })

  it('keeps changes for a week after the last edit, then deletes them whichever registration is opened', () => {
    const store = memoryStore()
    saveChange('Z-12', CHANGE, { store, now: 1000 })
    expect(loadChange('Z-12', { store, now: 1000 + WEEK })).toEqual(CHANGE)
    saveChange('Z-12', CHANGE, { store, now: 2000 })
    expect(loadChange('Z-12', { store, now: 2000 + WEEK })).toEqual(CHANGE)
    store.setItem('zapisy:rowerowa', '{}')
    expect(loadChange('Z-99', { store, now: 2001 + WEEK })).toBeNull()
    expect(store.getItem('zmiany:Z-12')).toBeNull()
    expect(store.getItem('zapisy:rowerowa')).toBe('{}')
  })

  const whole = { shape: 1, at: 0, order, agreed, revision: 3 }
  it.each([
    '',
    '{',
    'null',
    '7',
    JSON.stringify({ ...whole, shape: 0 }),
    JSON.stringify({ ...whole, at: undefined }),
    JSON.stringify({ ...whole, revision: '3' }),
    JSON.stringify({ ...whole, order: {} }),
    JSON.stringify({ ...whole, agreed: null }),
  ])('finds nothing in %j, and removes it', (kept) => {
    const store = memoryStore()
    store.setItem('zmiany:Z-12', kept)
    expect(loadChange('Z-12', { store, now: 0 })).toBeNull()
    expect(store.length).toBe(0)
  })

  it('works when the browser stores nothing', () => {
    const at = { store: SHUT, now: 0 }
    expect(() => saveChange('Z-12', CHANGE, at)).not.toThrow()
    expect(loadChange('Z-12', at)).toBeNull()
    expect(() => forgetChange('Z-12', SHUT)).not.toThrow()
  })
})
