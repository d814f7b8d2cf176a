import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FieldTypeName, fieldTypes, type TypedValues } from './field-types.ts'
import type { FieldSettings, Serialised } from './fields/field-type.ts'
import type { FileProgress } from './fields/file.ts'
import { safeHtml } from './html/safe-html.ts'

const NAMES: Readonly<Record<FieldTypeName, true>> = {
  text: true,
  textarea: true,
  email: true,
  phone: true,
  otherPhone: true,
  pesel: true,
  nip: true,
  firstName: true,
  lastName: true,
  price: true,
  checkbox: true,
  switch: true,
  iconToggle: true,
  number: true,
  html: true,
  select: true,
  radio: true,
  date: true,
  dateOfBirth: true,
  time: true,
  datetime: true,
  color: true,
  file: true,
  checkboxes: true,
  address: true,
}

const settings: FieldSettings = {
  options: [
    { key: 'a', value: 'autokar', label: 'Autokar' },
    { key: 'b', value: 2, label: 'Dwa', disabled: true, reason: 'brak miejsc' },
    { key: 'c', value: false, label: 'Nie' },
  ],
}
const part = fc.oneof(
  fc.constantFrom('', '1', '29', '31', '2', '02', '13', '2024', '2023', 'x', ' '),
  fc.string(),
)
const dateParts = fc.record({ day: part, month: part, year: part })
const clock = fc.oneof(
  fc.constantFrom('', '9:', '9:00', '09.00', '900', '24:00', '9:60', '23:59', '9', ' 9:05 '),
  fc.string(),
)
const amount = fc.oneof(
  fc.constantFrom('', '12,5', '12,50', '1 000', '1 000 000', '-5'),
  fc.string(),
  fc.nat().map(String),
)
const words = fc.oneof(
  fc.constantFrom('', ' ', '\u00a0', ' Anna  Maria ', '<p> </p>', '#A0b1C2'),
  fc.string(),
)
const tick = fc.boolean()
const key = fc.constantFrom('a', 'b', 'c', '', 'd')

const addressPart = fc.oneof(
  fc.constantFrom('', ' ', 'Długa 5', '30-001', '30001', '30 001', '30-0', 'x'.repeat(101)),
  fc.string(),
)
const progress = fc.oneof(
  fc.record({ state: fc.constant<'uploaded'>('uploaded'), id: fc.constantFrom('p1', 'p2', '') }),
  fc.constantFrom<FileProgress>(
    { state: 'uploading', share: 0.5 },
    { state: 'failed' },
    { state: 'refused', error: { key: 'BROWSER_OS.FORM.EMPTY_FILE' } },
  ),
)
const described = { name: fc.string(), size: fc.maxSafeNat(), type: fc.string() }

/** Everything the page can pass in. */
const typed: { readonly [Name in FieldTypeName]: fc.Arbitrary<TypedValues[Name]> } = {
  text: words,
  textarea: words,
  email: fc.oneof(words, fc.emailAddress(), fc.constant(' Anna@Example.ORG ')),
  phone: fc.oneof(words, fc.constant('+48 600-000\u00a0101')),
  otherPhone: words,
  pesel: fc.oneof(words, fc.constant('440514 01359')),
  nip: fc.oneof(words, fc.constantFrom('774-000-14-54', 'pl 774-00-01-454')),
  firstName: words,
  lastName: words,
  price: amount,
  checkbox: tick,
  switch: tick,
  iconToggle: tick,
  number: fc.oneof(amount, fc.double().map(String), fc.constantFrom('-0', '0,5', '1e9', '-12')),
  html: fc.oneof(words, fc.constantFrom('<b>x</b><script>y</script>', '<ul><li>x')),
  select: key,
  checkboxes: fc.subarray(['autokar', 'rower', 'x']),
  radio: key,
  date: dateParts,
  dateOfBirth: dateParts,
  time: clock,
  datetime: fc.record({ date: dateParts, time: clock }),
  color: words,
  file: fc.uniqueArray(fc.record({ key: fc.string(), ...described, progress }), {
    selector: ({ key, progress: { state } }) => (state === 'uploaded' ? state : key),
    maxLength: 5,
  }),
  address: fc.record({ street: addressPart, postcode: addressPart, town: addressPart }),
}

const day = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((parts) => Temporal.PlainDate.from(parts).toString())
const hour = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59), second: fc.nat(59) })
  .map((parts) => Temporal.PlainTime.from(parts).toString())
const line = fc.string({ minLength: 1 }).filter((text) => text.trim() === text)
const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))
const option = fc.constantFrom('autokar', 2, false)

/** Everything that can have been saved. */
const stored: { readonly [Name in FieldTypeName]: fc.Arbitrary<Serialised> } = {
  text: line,
  textarea: line,
  email: fc.emailAddress().map((address) => address.toLowerCase()),
  phone: fc.constantFrom('600 000 101', '+48600-000-101'),
  otherPhone: fc.constantFrom('600 000 101', '+48600-000-101'),
  pesel: digits(11),
  nip: digits(10),
  firstName: line,
  lastName: line,
  price: fc.maxSafeNat(),
  checkbox: tick,
  switch: tick,
  iconToggle: tick,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
  html: line.map((text) => safeHtml(`<p>x${text}</p>`)),
  select: option,
  checkboxes: fc.subarray(['autokar', 'rower'], { minLength: 1 }),
  radio: option,
  date: day,
  dateOfBirth: day,
  time: hour,
  datetime: fc.tuple(day, hour).map(([date, time]) => `${date}T${time}`),
  color: fc.constantFrom('#000000', '#a0b1c2'),
  file: fc.uniqueArray(fc.record({ id: fc.string(), ...described }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 5,
  }),
  address: fc.record({ street: line, postcode: line, town: line }),
}

function check<Name extends FieldTypeName>(name: Name) {
  const type = fieldTypes[name]
  const isEmptyLoad = (value: unknown) => type.isEmpty(type.load(value))

  test('loading and serialising what was saved are inverse', () => {
    fc.assert(
      fc.property(stored[name], (saved) => {
        expect(type.serialise(type.load(saved))).toEqual(saved)
      }),
    )
  })

  test('typed values are saved in a form that stays as it is', () => {
    fc.assert(
      fc.property(typed[name], (entry) => {
        const saved = type.serialise(type.parse(entry, settings))
        expect(type.serialise(type.load(saved))).toEqual(saved)
      }),
    )
  })

  test('an empty value, a missing saved value and one of another shape are empty', () => {
    expect(type.isEmpty(type.empty)).toBe(true)
    expect([null, undefined, '', {}, []].map(isEmptyLoad)).toEqual([true, true, true, true, true])
  })

  test('an empty value is saved as null, and a valid one is not lost', () => {
    fc.assert(
      fc.property(typed[name], (entry) => {
        const value = type.parse(entry, settings)
        const isRight = type.validators.every((validate) => validate(value, settings) === null)
        if (type.isEmpty(value)) expect([null, false]).toContain(type.serialise(value))
        else if (isRight) expect(type.serialise(value)).not.toBeNull()
      }),
    )
  })
}

for (const name of Object.keys(fieldTypes) as FieldTypeName[]) describe(name, () => check(name))

test('the registry has the types of specification §3 and the additions of readings, and no others', () => {
  expect(Object.keys(fieldTypes).sort()).toEqual(Object.keys(NAMES).sort())
})
