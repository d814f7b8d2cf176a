import { describe, expect, it } from 'vitest'
import { memoryStore, SHUT } from '#web/lib/memory-store.fixture.ts'
import { forgetOrder, loadOrder, saveOrder } from './draft-store.ts'
import { changePerson, emptyOrder } from './order.ts'

describe('the draft store', () => {
  it('returns exactly what was typed, half a date included', () => {
    const store = memoryStore()
    const order = changePerson(
      emptyOrder('key'),
      'o1',
      { birth: { day: '31', month: '', year: '' } },
      'o1-urodzenie',
    )
    saveOrder('rowerowa', order, store)
    expect(loadOrder('rowerowa', store)).toEqual(order)
    expect(loadOrder('inna', store)).toBeNull()
    forgetOrder('rowerowa', store)
    expect(loadOrder('rowerowa', store)).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '{"shape":0,"order":{"people":[]}}',
    '{"shape":1,"order":{"people":[]}}',
    '{"shape":2,"order":{}}',
    '{"shape":2}',
  ])('starts afresh from %j', (kept) => {
    const store = memoryStore()
    store.setItem('zapisy:rowerowa', kept)
    expect(loadOrder('rowerowa', store)).toBeNull()
  })

  it('works when the browser stores nothing', () => {
    expect(() => saveOrder('rowerowa', emptyOrder('key'), SHUT)).not.toThrow()
    expect(loadOrder('rowerowa', SHUT)).toBeNull()
    expect(() => forgetOrder('rowerowa', SHUT)).not.toThrow()
  })
})
