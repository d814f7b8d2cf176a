import { describe, expect, it } from 'vitest'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { withdrawalWords } from './withdrawal-words.ts'

const line = (item: string): QuoteLine => ({
  person: 'a',
  item,
  itemName: item,
  option: null,
  optionName: null,
  quantity: 1,
  amount: 0,
  listAmount: 0,
  onSite: false,
  reasons: [],
})
const words = (...items: string[]) => withdrawalWords(items.map(line), exampleDefinition).join(' ')

describe('withdrawalWords', () => {
  it('states that a dated event is excluded from withdrawal by law', () => {
    expect(words('fee')).toContain('art. 38 pkt 12')
    expect(words('fee')).not.toContain('odstąpić')
  })

  it('states that goods can be returned, only when some are bought', () => {
    expect(words('fee', 'shirt')).toContain('Koszulka: od zakupu można odstąpić w\u00a0ciągu 14\u00a0dni')
  })

  it('is empty for an empty order', () => expect(words()).toBe(''))
})
