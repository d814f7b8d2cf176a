import { expect, test } from 'vitest'
import { isKnownCode } from './known-code.ts'
import { compiled, item } from './quote.fixture.ts'

test('there is nothing to guess where no rule asks for a code', () => {
  const { definition } = compiled({ items: [item({ price: 100 })] })
  expect(isKnownCode(definition, 'cokolwiek')).toBe(true)
})

test('a code is known by any rule that asks for it, in any case, whatever it opens', () => {
  const { definition } = compiled({
    windows: [{ when: { fact: 'code', is: 'Kostka' } }, { opens: '2026-06-01T00:00:00' }],
    facts: [
      {
        id: 'friend',
        kind: 'class',
        name: 'Przyjaciele',
        of: 'registration',
        values: [
          { id: 'yes', name: 'tak', when: { not: { fact: 'code', in: ['mlyn', 'wiatrak'] } } },
          { id: 'no', name: 'nie' },
        ],
      },
    ],
    items: [item({ price: 100 })],
  })
  for (const code of ['Kostka', 'kostka', ' KOSTKA ', 'mlyn', 'wiatrak'])
    expect(isKnownCode(definition, code)).toBe(true)
  for (const code of ['Kostk', 'młyn', 'yes', 'Kos tka']) expect(isKnownCode(definition, code)).toBe(false)
})

test('a list of codes alone makes others unknown', () => {
  const { definition } = compiled({
    items: [item({ price: 100 })],
    pools: [
      {
        ...{ id: 'guests', name: 'Zaproszenia', capacity: 1, per: 'code', refusal: 'code_invalid' },
        codes: ['DAB-7F3K9'],
      },
    ],
    claims: [{ pool: 'guests' }],
  })
  expect(isKnownCode(definition, 'dab-7f3k9')).toBe(true)
  expect(isKnownCode(definition, 'dab-7f3k8')).toBe(false)
})

test('a rule on whether any code is typed reveals none', () => {
  const { definition } = compiled({
    items: [item({ price: 100 })],
    requirements: [
      {
        id: 'word',
        of: 'registration',
        must: {
          any: [
            { fact: 'code', given: false },
            { fact: 'code', is: 'lipa' },
          ],
        },
        code: 'code_invalid',
        message: 'Takiego kodu nie ma.',
      },
    ],
  })
  expect(isKnownCode(definition, 'dab')).toBe(false)
  expect(isKnownCode(definition, 'lipa')).toBe(true)
})
