import { describe, expect, test } from 'vitest'
import { compiled, item } from '../../quote/quote.fixture.ts'
import { definitionSchema } from '../definition/definition.ts'
import { patchDefinition, SECTIONS } from './patch.ts'

const { definition } = compiled({
  groups: [{ id: 'red', name: 'Czerwona', claims: [{ pool: 'red' }] }],
  items: [item({ price: [{ when: { fact: 'group', is: 'red' }, amount: 500 }, { amount: 700 }] })],
  pools: [{ id: 'red', name: 'Czerwona', capacity: 10, refusal: 'group_full' }],
  depositWord: 'zadatek',
})

test('sections cover the whole definition, and none overlaps another', () => {
  const keys = Object.values(SECTIONS).flat()
  expect([...keys, 'schemaVersion'].sort()).toEqual(Object.keys(definitionSchema.shape).sort())
})

describe('a section is replaced', () => {
  test('the rest stays', () => {
    const patched = patchDefinition(definition, 'limits', {
      pools: [{ id: 'red', name: 'Czerwona', capacity: 25, refusal: 'group_full' }],
    })
    expect(patched.ok && patched.definition).toEqual({
      ...definition,
      pools: [{ id: 'red', name: 'Czerwona', capacity: 25, refusal: 'group_full', allotments: [] }],
    })
  })

  test('omitted fields return to their defaults', () => {
    const patched = patchDefinition(definition, 'payment', {})
    expect(patched.ok && patched.definition.depositWord).toBe('zaliczka')
  })

  test('a part that no longer fits is reported with its path in the whole', () => {
    const patched = patchDefinition(definition, 'limits', {})
    expect(patched.ok ? [] : patched.problems).toEqual([
      { path: 'groups.0.claims.0.pool', code: 'limit_unknown', values: { id: 'red', meant: [] } },
    ])
    const groups = patchDefinition(definition, 'access', { groups: [{ id: 'blue', name: 'Niebieska' }] })
    expect(groups.ok ? [] : groups.problems.map(({ path }) => path)).toEqual(['items.0.price.0.when'])
  })

  test('a wrong shape is reported with its path too', () => {
    const patched = patchDefinition(definition, 'title', { title: '' })
    expect(patched.ok ? [] : patched.problems.map(({ path }) => path)).toEqual(['title', 'kind'])
  })

  test('fields of another section are refused', () => {
    const patched = patchDefinition(definition, 'dates', { dates: definition.dates, items: [] })
    expect(patched.ok ? [] : patched.problems).toEqual([
      { path: 'items', code: 'section_field_foreign', values: { field: 'items' } },
    ])
  })
})
