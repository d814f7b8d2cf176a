import { expect, test } from 'vitest'
import { createForm, type Form, serialiseForm, typeInto } from './form.ts'
import { LAST_HOUR, withUsualHours } from './usual-hours.ts'

const FIELD = { id: 'end', type: 'datetime' } as const
const EMPTY = createForm([{ controls: [{ ...FIELD, label: 'Koniec' }] }])
const HOURS = { end: LAST_HOUR }

const typed = (form: Form, day: string, time: string): Form =>
  typeInto(form, FIELD, { date: { day, month: '12', year: '2027' }, time })
const next = (form: Form, day: string, time: string): Form =>
  withUsualHours(form, typed(form, day, time), HOURS)
const endOf = (form: Form) => serialiseForm(form).end

test('a day that becomes whole has its usual hour, to the second', () => {
  const part = next(EMPTY, '', '')
  expect(endOf(part)).toBeNull()
  expect(endOf(next(part, '31', ''))).toBe('2027-12-31T23:59:59')
})

test('an hour that is typed stays, and one that is taken away does not come back', () => {
  expect(endOf(next(EMPTY, '31', '20:00'))).toBe('2027-12-31T20:00:00')
  const whole = next(EMPTY, '31', '')
  expect(endOf(next(whole, '31', ''))).toBeNull()
  expect(endOf(next(whole, '30', '2'))).toBeNull()
})

test('a field without a usual hour is left alone', () => {
  expect(endOf(withUsualHours(EMPTY, typed(EMPTY, '31', ''), {}))).toBeNull()
})
