import { describe, expect, test } from 'vitest'
import { choice, keyOf } from './choice.ts'
import { date, yearsOnOffer } from './date.ts'
import { datetime } from './datetime.ts'
import { email } from './email.ts'
import { errorOfValue } from './field-type.ts'
import { html, isEmptyHtml } from './html.ts'
import { nip } from './nip.ts'
import { number } from './number.ts'
import { personName } from './person-name.ts'
import { pesel } from './pesel.ts'
import { phone } from './phone.ts'
import { price } from './price.ts'
import { textCounter } from './text.ts'
import { tick } from './tick.ts'
import { time } from './time.ts'

describe('text', () => {
  test('stays as typed in the control and is saved trimmed, without added capitals', () => {
    expect(personName.parse(' de la Cruz ', {})).toBe(' de la Cruz ')
    expect(personName.serialise(' de la Cruz ')).toBe('de la Cruz')
  })

  test('the counter appears from 80 % on', () => {
    expect(textCounter('x'.repeat(39), 50)).toBeNull()
    expect(textCounter('x'.repeat(40), 50)).toEqual({ used: 40, max: 50 })
    expect(textCounter('x'.repeat(51), 50)).toEqual({ used: 51, max: 50 })
  })

  test('an address is saved with its domain in small letters, a number of a person without its signs', () => {
    expect(email.serialise(' Anna@Example.ORG ')).toBe('Anna@example.org')
    expect(phone.serialise(phone.parse('+48\u00a0600-000-101 ', {}))).toBe('+48 600-000-101')
    expect(pesel.parse(' 440514 01359\u00a0', {})).toBe('44051401359')
    expect(nip.parse('774-000-14-54', {})).toBe('7740001454')
  })
})

test('the error of the first validator of specification §5 is shown when there are several', () => {
  const wrongAndLong = 'ż'.repeat(300)
  expect(errorOfValue(email, wrongAndLong, { required: true })).toEqual({
    key: 'BROWSER_OS.FORM.INVALID_EMAIL',
  })
  expect(errorOfValue(email, ' ', { required: true })).toEqual({ key: 'BROWSER_OS.FORM.REQUIRED_FIELD' })
  expect(errorOfValue(email, ' ', { required: false })).toBeNull()
})

test.each([
  '',
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p>',
  ' <!-- <b>x</b> --> ',
  '<p>&#160;&#xA0;</p>',
  '<img src="a.png">',
])('html %j is empty', (value) => {
  expect(isEmptyHtml(value)).toBe(true)
  expect(html.serialise(value)).toBeNull()
})

test('html is made harmless regardless of its source', () => {
  const hostile = '<p onclick="x">a<script>b</script></p>'
  expect([html.parse(hostile, {}), html.load(hostile), html.serialise(hostile)]).toEqual(
    Array(3).fill('<p>a</p>'),
  )
})

test.each(['x', '<p>a</p>', '0', '<hr>'])('html %j is not', (value) => {
  expect(html.isEmpty(value)).toBe(false)
  expect(html.serialise(value)).toBe(value)
})

test.each([
  ['12,50', 1250],
  ['1 000', 100_000],
  ['1 000 000', null],
  ['12,5', null],
  ['-5', null],
])('a price keeps %j together with %j grosze', (text, amount) => {
  expect(price.parse(text, {})).toEqual({ text, amount })
})

test('a loaded price is shown as the specification shows money', () => {
  expect(price.load(125_000).text).toBe('1250')
  expect(price.load(4050).text).toBe('40,50')
  expect(price.load(12.5)).toEqual(price.empty)
})

test.each([
  ['12', 12],
  ['-1,25', -1.25],
  ['1 000', 1000],
  ['1e3', null],
  ['12a', null],
])('a number keeps %j together with %j', (text, value) => {
  expect(number.parse(text, {})).toEqual({ text, number: value })
})

test('a box is saved as a plain yes or no', () => {
  expect([tick.serialise(true), tick.serialise(false), tick.load('true')]).toEqual([true, false, false])
})

describe('choice', () => {
  const options = [
    { key: 'k1', value: 'kielce', label: 'Kielce' },
    { key: 'k2', value: 'radom', label: 'Radom', disabled: true, reason: 'brak miejsc' },
  ]

  test('is typed by key and saved by value', () => {
    expect(choice.serialise(choice.parse('k1', { options }))).toBe('kielce')
    expect(keyOf('kielce', options)).toBe('k1')
    expect(keyOf(null, options)).toBe('')
  })

  test('a disabled option cannot be chosen; one that was chosen before stays', () => {
    expect(choice.parse('k2', { options })).toBeNull()
    expect(choice.validators.map((validate) => validate('radom', { options }))).toEqual([null])
    expect(choice.validators.map((validate) => validate('k1', { options }))).toEqual([
      { key: 'BROWSER_OS.FORM.NO_SUCH_OPTION' },
    ])
  })
})

describe('dates', () => {
  test('parts become an ISO local date', () => {
    expect(date.serialise({ day: '5', month: '02', year: '2026' })).toBe('2026-02-05')
    expect(date.load('2026-02-05')).toEqual({ day: '5', month: '2', year: '2026' })
    expect(date.serialise({ day: '30', month: '2', year: '2026' })).toBeNull()
  })

  test('the selector of years goes from the current year (+2, or +0 for births) back 120 years', () => {
    const ends = (years: number[]) => [years[0], years.at(-1), years.length]
    expect(ends(yearsOnOffer('date', 2026))).toEqual([2028, 1906, 123])
    expect(ends(yearsOnOffer('dateOfBirth', 2026))).toEqual([2026, 1906, 121])
  })

  test('a loaded year outside the range stays on offer, in its position', () => {
    const years = yearsOnOffer('dateOfBirth', 2026, [
      date.load('1899-01-01'),
      date.load('2031-01-01'),
      date.empty,
    ])
    expect([years[0], years[1], years.at(-2), years.at(-1)]).toEqual([2031, 2026, 1906, 1899])
  })
})

describe('hours', () => {
  test.each([
    ['9:00', '09:00:00'],
    ['09.00', '09:00:00'],
    ['900', '09:00:00'],
    [' 14:30 ', '14:30:00'],
    ['0:05', '00:05:00'],
    ['9:', null],
    ['9', null],
    ['24:00', null],
    ['12:60', null],
    ['9:0', null],
  ])('%j is kept together with %j', (text, iso) => {
    expect(time.parse(text, {})).toEqual({ text, time: iso })
  })

  test('a loaded hour is shown without a leading zero and keeps its seconds', () => {
    expect(time.load('09:05')).toEqual({ text: '9:05', time: '09:05:00' })
    expect(time.load('09:05:30')).toEqual({ text: '9:05', time: '09:05:30' })
    expect(time.load('9 rano')).toEqual(time.empty)
  })

  test('a day and an hour are one ISO local date-time', () => {
    const value = datetime.parse({ date: { day: '16', month: '8', year: '2026' }, time: '14.30' }, {})
    expect(datetime.serialise(value)).toBe('2026-08-16T14:30:00')
    expect(datetime.load('2026-08-16T14:30')).toEqual({ ...value, time: { text: '14:30', time: '14:30:00' } })
    expect(datetime.serialise({ ...value, time: time.empty })).toBeNull()
  })
})
