import { expect, test } from 'vitest'
import { eventDays } from './event-days.ts'
import { spanOf, staysOf, stayValues } from './stays.ts'

const days = eventDays({ start: '2026-07-06', end: '2026-07-12' })
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

test('further terms are read line by line, in the order of their days, each once', () => {
  const { stays, unread } = staysOf(days, '3–9 sierpnia\n13–19 lipca 2026\nw październiku\n6–12 lipca 2026')
  expect(stays.map(({ id, name, start, end }) => `${id} ${name} ${start} ${end}`)).toEqual([
    't1 Turnus I 2026-07-06 2026-07-12',
    't2 Turnus II 2026-07-13 2026-07-19',
    't3 Turnus III 2026-08-03 2026-08-09',
  ])
  expect(unread).toEqual(['w październiku'])
  expect(spanOf(stays, days)).toMatchObject({ start: days.start, end: stays[2]?.end })
})

test('one term has its days in texts, several the days before each', () => {
  const one = stayValues(staysOf(days, '').stays)
  expect(plain(one.terminy)).toBe('6 lipca 2026, poniedziałek – 12 lipca 2026, niedziela')
  expect(one['od−30']).toBeUndefined()
  const two = stayValues(staysOf(days, '13–19 lipca 2026').stays)
  expect(plain(two.terminy)).toBe('Turnus I 6–12 lipca 2026, Turnus II 13–19 lipca 2026')
  expect(plain(two['od−30'])).toBe('30 dni przed turnusem')
})

test('without a first day there are no terms', () => {
  expect(staysOf({ start: null, end: null }, '13–19 lipca 2026')).toEqual({ stays: [], unread: [] })
})
