import { describe, expect, test } from 'vitest'
import { type AddressValue, address, errorOfPart } from './address.ts'
import { errorOfValue, type FieldSettings } from './field-type.ts'

const whole: AddressValue = { street: 'Długa 5', postcode: '30-001', town: 'Kraków' }
const partsOf = (value: AddressValue, settings: FieldSettings = {}) =>
  (['street', 'postcode', 'town'] as const).map((part) => errorOfPart(part, value, settings)?.key ?? null)
const errorOf = (value: AddressValue, required = false) => errorOfValue(address, value, { required })?.key

test.each(['30001', '30 001', ' 30001 ', '30-001'])(
  'the postcode %j is completed while it is typed',
  (postcode) => {
    expect(address.parse({ ...whole, postcode }, {})).toEqual(whole)
  },
)

test.each(['3000', '30-', '300012', 'ab-cde'])('%j stays as it is typed', (postcode) => {
  expect(address.parse({ ...whole, postcode }, {}).postcode).toBe(postcode)
})

describe('errors of an address', () => {
  test('nothing in any part is empty: missing where required, and never wrong', () => {
    const blank = { street: ' ', postcode: '', town: '\u00a0' }
    expect(address.isEmpty(blank)).toBe(true)
    expect([errorOf(blank), errorOf(blank, true)]).toEqual([undefined, 'BROWSER_OS.FORM.REQUIRED_FIELD'])
    expect(partsOf(blank)).toEqual([null, null, null])
    expect(address.serialise(blank)).toBeNull()
  })

  test('partly filled is an error at each missing part; the first in the order of the page is shown', () => {
    expect(partsOf({ ...whole, street: '' })).toEqual(['BROWSER_OS.FORM.STREET_MISSING', null, null])
    expect(partsOf({ street: '', postcode: '30-0', town: ' ' })).toEqual([
      'BROWSER_OS.FORM.STREET_MISSING',
      'BROWSER_OS.FORM.INVALID_POSTCODE',
      'BROWSER_OS.FORM.TOWN_MISSING',
    ])
    expect(errorOf({ street: 'Długa 5', postcode: '', town: '' })).toBe('BROWSER_OS.FORM.POSTCODE_MISSING')
    expect(errorOf({ ...whole, town: '' }, true)).toBe('BROWSER_OS.FORM.TOWN_MISSING')
    expect(errorOf(whole, true)).toBeUndefined()
  })

  test('no part is longer than an envelope: a street and a town of 100 characters', () => {
    expect(errorOfPart('street', { ...whole, street: 'x'.repeat(101) }, {})).toEqual({
      key: 'BROWSER_OS.FORM.MAX_LENGTH',
      n: 100,
    })
    expect(partsOf({ ...whole, street: 'x'.repeat(100), town: '🌻'.repeat(100) })).toEqual([null, null, null])
    expect(partsOf({ ...whole, town: 'x'.repeat(101) })).toEqual([null, null, 'BROWSER_OS.FORM.MAX_LENGTH'])
  })

  test('outside Poland a postcode is taken as it is typed, but still asked for', () => {
    const abroad = { abroad: true }
    const vienna = { street: 'Hofburg 1', postcode: '1010', town: 'Wien' }
    expect(partsOf(vienna)).toEqual([null, 'BROWSER_OS.FORM.INVALID_POSTCODE', null])
    expect(partsOf(vienna, abroad)).toEqual([null, null, null])
    expect(address.parse({ ...vienna, postcode: '10115' }, abroad).postcode).toBe('10115')
    expect(partsOf({ ...vienna, postcode: '' }, abroad)[1]).toBe('BROWSER_OS.FORM.POSTCODE_MISSING')
    expect(partsOf({ ...vienna, postcode: 'x'.repeat(13) }, abroad)[1]).toBe('BROWSER_OS.FORM.MAX_LENGTH')
  })
})

test('an address is saved trimmed, part by part, also while a part is missing; nothing else is loaded', () => {
  expect(address.serialise({ street: ' Zalesie 14 ', postcode: '', town: 'Zalesie' })).toEqual({
    street: 'Zalesie 14',
    postcode: '',
    town: 'Zalesie',
  })
  expect(address.load({ ...whole, country: 'PL', street: 5 })).toEqual({ ...whole, street: '' })
})
