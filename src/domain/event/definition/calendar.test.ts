import { expect, test } from 'vitest'
import { eventCalendar } from './calendar.ts'

const event = {
  id: 'ZG-4F7K',
  title: 'Pielgrzymka; dzień pierwszy, Borów',
  start: '2026-08-05',
  end: '2026-08-14',
  startTime: null,
  place: 'Borów, rynek',
  description: 'http://borowska.zapisano.localhost/zgloszenie/abc',
  stamp: Temporal.Instant.from('2026-06-01T10:20:30.5Z'),
}

const fileOf = (events: Parameters<typeof eventCalendar>[0]) =>
  eventCalendar(events, { name: 'Obecni', domain: 'obecni.example' })

test('the file bears its maker, and an id its domain', () => {
  const text = fileOf([event])
  expect(text).toContain('PRODID:-//Obecni//PL\r\n')
  expect(text).toContain('UID:ZG-4F7K@obecni.example\r\n')
})

test('whole days: the end is the day after the last', () => {
  const text = fileOf([event])
  expect(text).toContain('DTSTART;VALUE=DATE:20260805\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20260815\r\n')
  expect(text).toContain('DTSTAMP:20260601T102030Z\r\n')
})

test('commas, semicolons and new lines are escaped', () => {
  expect(fileOf([event])).toContain('SUMMARY:Pielgrzymka\\; dzień pierwszy\\, Borów\r\n')
  expect(fileOf([{ ...event, title: 'a\nb' }])).toContain('SUMMARY:a\\nb\r\n')
})

test('no line is longer than 75 octets and unfolding gives the text back', () => {
  const title = 'Żółć '.repeat(40).trim()
  const text = fileOf([{ ...event, title }])
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})

test('an hour is given in the zone of Warsaw, which the file describes; one day at an hour has no end', () => {
  const text = fileOf([
    { ...event, id: 'a', startTime: '15:00:00' },
    { ...event, id: 'b', end: event.start, startTime: '09:30' },
  ])
  expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20260805T150000\r\n')
  expect(text).toContain('DTEND;TZID=Europe/Warsaw:20260815T000000\r\n')
  expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20260805T093000\r\nSUMMARY')
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})
