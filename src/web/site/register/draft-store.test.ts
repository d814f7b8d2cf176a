import { describe, expect, it } from 'vitest'
import { forgetOrder, loadOrder, saveOrder } from './draft-store.ts'
import { changePerson, emptyOrder } from './order.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

describe('the draft store', () => {
  it('gives back exactly what was typed, half a date included', () => {
    const store = memory()
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
  ])('begins anew from %j', (kept) => {
    const store = memory()
    store.setItem('zapisy:rowerowa', kept)
    expect(loadOrder('rowerowa', store)).toBeNull()
  })

  it('goes on when the browser keeps nothing', () => {
    const shut: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {
        throw new Error('denied')
      },
    }
    expect(() => saveOrder('rowerowa', emptyOrder('key'), shut)).not.toThrow()
    expect(loadOrder('rowerowa', shut)).toBeNull()
    expect(() => forgetOrder('rowerowa', shut)).not.toThrow()
  })
})
