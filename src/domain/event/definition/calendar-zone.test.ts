import { expect, test } from 'vitest'
import { eventCalendar } from './calendar.ts'

const event = {
  ...{ id: 'a', title: 'Rajd', start: '2026-08-05', end: '2026-08-05', startTime: '09:30' },
  ...{ place: null, description: '', stamp: Temporal.Instant.from('2026-06-01T10:20:30Z') },
}

/** The properties of each part of the file, by the parts that it stands in. */
function partsOf(text: string): Record<string, string[]> {
  const parts: Record<string, string[]> = {}
  const open: string[] = []
  for (const line of text.trimEnd().split('\r\n')) {
    const [name = '', value = ''] = line.split(':')
    if (name === 'BEGIN') open.push(value)
    else if (name === 'END') expect(open.pop()).toBe(value)
    else parts[open.join('/')] = [...(parts[open.join('/')] ?? []), line]
  }
  expect(open).toEqual([])
  return parts
}

test('the zone of Warsaw is an hour ahead, from the last Sunday of March to that of October two', () => {
  const parts = partsOf(eventCalendar([event], { name: 'Obecni', domain: 'obecni.example' }))
  expect(Object.keys(parts)).toContain('VCALENDAR/VEVENT')
  expect(parts['VCALENDAR/VTIMEZONE']).toEqual(['TZID:Europe/Warsaw'])
  expect(parts['VCALENDAR/VTIMEZONE/DAYLIGHT']).toEqual([
    'DTSTART:19960331T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST'],
  ])
  expect(parts['VCALENDAR/VTIMEZONE/STANDARD']).toEqual([
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET'],
  ])
})
