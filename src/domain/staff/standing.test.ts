import { expect, test } from 'vitest'
import { carerStanding, lacksCarer, lacksOf } from './carer-standing.ts'
import { type Check, type CheckKind, currentCheck, daysLeft, standingOf } from './check-standing.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-06-10')
const lastDay = day('2026-07-14')

function check(validUntil: string | null, more: Partial<Check> = {}): Check {
  return {
    ...{ kind: 'sexual_offences' as CheckKind, name: '', checkedOn: day('2026-01-05') },
    ...{ validUntil: validUntil === null ? null : day(validUntil) },
    recordedAt: Temporal.Instant.from('2026-01-05T10:00:00Z'),
    ...more,
  }
}

test('a check is valid until the end of its last day, and expires from 30 days before', () => {
  expect(standingOf(null, today)).toBe('missing')
  expect(standingOf(check(null), today)).toBe('valid')
  expect(standingOf(check('2026-07-11'), today)).toBe('valid')
  expect(standingOf(check('2026-07-10'), today)).toBe('expiring')
  expect(standingOf(check('2026-06-10'), today)).toBe('expiring')
  expect(standingOf(check('2026-06-09'), today)).toBe('expired')
})

test('days left count today as 0', () => {
  expect(daysLeft(check('2026-06-22'), today)).toBe(12)
  expect(daysLeft(check('2026-06-10'), today)).toBe(0)
  expect(daysLeft(check('2026-06-09'), today)).toBe(-1)
  expect(daysLeft(check(null), today)).toBeNull()
})

test('the newest check of a kind holds, of one day the one recorded last', () => {
  const old = check(null)
  const later = check('2026-06-01', { checkedOn: day('2026-02-01') })
  const corrected = check('2026-09-01', {
    checkedOn: day('2026-02-01'),
    recordedAt: Temporal.Instant.from('2026-02-02T10:00:00Z'),
  })
  expect(currentCheck([later, old], 'sexual_offences')).toBe(later)
  expect(currentCheck([corrected, later, old], 'sexual_offences')).toBe(corrected)
  expect(currentCheck([old], 'criminal_record')).toBeNull()
})

test('others are told apart by their names', () => {
  const course = check(null, { kind: 'other', name: 'Kurs wychowawcy' })
  const health = check(null, { kind: 'other', name: 'Badania lekarskie' })
  expect(currentCheck([course, health], 'other', 'Kurs wychowawcy')).toBe(course)
  expect(currentCheck([course], 'other', 'Badania lekarskie')).toBeNull()
})

const record = (validUntil: string | null) => check(validUntil, { kind: 'criminal_record' })

test('a carer needs both registers on the last day of the event, that day included', () => {
  const when = { today, lastDay }
  const [offences, convictions] = ['sexual_offences', 'criminal_record'] as const
  expect(lacksOf([], when)).toEqual([
    { kind: offences, until: null },
    { kind: convictions, until: null },
  ])
  expect(lacksOf([check(null)], when)).toEqual([{ kind: convictions, until: null }])
  expect(lacksOf([check(null), record(null)], when)).toEqual([])
  expect(lacksOf([check('2026-07-14'), record('2026-07-14')], when)).toEqual([])
  expect(lacksOf([check(null), record('2026-07-13')], when)).toEqual([
    { kind: convictions, until: day('2026-07-13') },
  ])
})

test('while the last day is not known a check is valid today, and after the event it was on its last day', () => {
  const ended = [check('2026-06-09'), record(null)]
  expect(lacksOf([check('2026-06-10'), record(null)], { today, lastDay: null })).toEqual([])
  expect(lacksOf(ended, { today, lastDay: null })).toHaveLength(1)
  expect(lacksOf(ended, { today, lastDay: day('2026-06-01') })).toEqual([])
})

test('an assignment is blocked once a required check does not reach the last day', () => {
  const when = { today, lastDay }
  expect(carerStanding([check(null), record(null)], when)).toBe('valid')
  expect(carerStanding([check(null), record('2026-07-13')], when)).toBe('blocked')
  expect(carerStanding([check(null), record('2026-07-10')], { today, lastDay: day('2026-07-01') })).toBe(
    'expiring',
  )
})

test('minors lack a carer when there is none, or each is blocked', () => {
  expect(lacksCarer(0, [])).toBe(false)
  expect(lacksCarer(1, [])).toBe(true)
  expect(lacksCarer(1, ['blocked'])).toBe(true)
  expect(lacksCarer(1, ['blocked', 'expiring'])).toBe(false)
})
