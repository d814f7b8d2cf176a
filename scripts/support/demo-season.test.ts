import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { shiftDefinition } from '#domain/event/shift-days.ts'
import { demoDefinition } from '../demo.ts'
import { inNextSeason } from './demo-season.ts'

const file = JSON.parse(
  await readFile(new URL('../../db/demo/borowska-pielgrzymka.json', import.meta.url), 'utf8'),
)
const parsed = parseDefinition(file.definition)
if (!parsed.ok) throw new Error('The demo is not right.')
const written = parsed.definition

/** The demo's pilgrimage (5 to 14 August 2026, opened on 1 March, in a file of 10 June) on another day. */
function on(day: string) {
  const today = Temporal.PlainDate.from(day)
  const days = 7 * Math.round(Temporal.PlainDate.from(file.anchor).until(today).days / 7)
  return inNextSeason(written, shiftDefinition(written, days), today)
}

test.each([
  ['2026-06-10', '2026-08-05'],
  ['2026-07-08', '2026-08-05'],
  ['2026-07-09', '2027-08-04'],
  ['2026-11-23', '2027-08-04'],
  ['2031-01-01', '2031-08-06'],
])('on %s the pilgrimage begins on %s: in August, on a Wednesday', (day, start) => {
  expect(on(day).dates?.start).toBe(start)
  expect(Temporal.PlainDate.from(start).dayOfWeek).toBe(3)
})

test.each(['2026-06-10', '2026-11-23', '2029-02-28'])(
  'on %s sign-up is open, and closes before it begins',
  (day) => {
    const { windows, dates } = on(day)
    const [window] = windows
    expect(window?.opens?.slice(0, 10).localeCompare(day)).toBe(-1)
    expect((window?.closes ?? '') > day).toBe(true)
    expect((window?.closes ?? '') < (dates?.start ?? '')).toBe(true)
  },
)

const files = (await readdir(new URL('../../db/demo/', import.meta.url))).filter(
  (name) => name !== 'accounts.json',
)
/** These covers show a hall, or a town; the others show trees in leaf, water and fields. */
const ALL_YEAR: readonly unknown[] = ['stage', 'town']

test.each(files)(
  '%s begins in summer in any month where its cover shows one, and is open for sign-up',
  async (name) => {
    for (let month = 1; month <= 12; month++) {
      const day = `2027-${String(month).padStart(2, '0')}-15`
      const { page, dates, windows } = await demoDefinition(name, Temporal.Instant.from(`${day}T10:00:00Z`))
      const start = Temporal.PlainDate.from(dates.start ?? '')
      expect(Temporal.PlainDate.from(day).until(start).days, day).toBeGreaterThanOrEqual(28)
      if (!ALL_YEAR.includes(page?.cover))
        expect(start.month, day).toSatisfy((each: number) => each >= 6 && each <= 9)
      const [window] = windows
      expect((window?.opens ?? '') < day && day < (window?.closes ?? ''), day).toBe(true)
    }
  },
)
