import { expect, test } from 'vitest'
import { eventCalendar } from './calendar.ts'

const event = {
  id: 'ZG-4F7K',
  title: 'Pielgrzymka; dzień pierwszy, Borów',
  start: '2026-08-05',
  end: '2026-08-14',
  place: 'Borów, rynek',
  address: 'http://borowska.zapisano.localhost/zgloszenie/abc',
  stamp: Temporal.Instant.from('2026-06-01T10:20:30.5Z'),
}

test('whole days: the end is the day after the last', () => {
  const text = eventCalendar(event)
  expect(text).toContain('DTSTART;VALUE=DATE:20260805\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20260815\r\n')
  expect(text).toContain('DTSTAMP:20260601T102030Z\r\n')
})

test('commas, semicolons and new lines are escaped', () => {
  expect(eventCalendar(event)).toContain('SUMMARY:Pielgrzymka\\; dzień pierwszy\\, Borów\r\n')
  expect(eventCalendar({ ...event, title: 'a\nb' })).toContain('SUMMARY:a\\nb\r\n')
})

test('no line is longer than 75 octets and unfolding gives the text back', () => {
  const title = 'Żółć '.repeat(40).trim()
  const text = eventCalendar({ ...event, title })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
