import { expect, test } from 'vitest'
import { attendanceOf } from '#domain/quote/attendance.ts'
import { compiled, draft } from '#domain/quote/quote.fixture.ts'
import retreat from '../../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import { registrationCalendar } from './registration-calendar.ts'

const { definition } = compiled(retreat.definition as Parameters<typeof compiled>[0])

/** The lines of the file that state what, when and who. */
function linesOf(...groups: string[]): string[] {
  const people = groups.map((group, index) => ({ ref: `o${index}`, firstName: `Osoba ${index}`, group }))
  const attendance = attendanceOf(definition, draft(people))
  const text = registrationCalendar({
    registration: {
      number: 'ZG-4F7K',
      createdAt: '2026-06-01T10:00:00Z',
      attendance: attendance.map(({ person, spans }) => ({ person, spans: [...spans] })),
      people: people.map(({ ref, firstName }) => ({ ref, firstName, lastName: 'Lis' })),
      event: { title: 'Przystań' },
    },
    address: 'https://dobrybrzeg.example/zgloszenie/x',
    maker: { name: 'Obecni', domain: 'obecni.example' },
  })
  return (text ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(UID|DTSTART;|DTEND;|SUMMARY|DESCRIPTION|LOCATION)/.test(line))
}

test('a family on one term has one entry, on its own days and at its hour', () => {
  expect(linesOf('second', 'second')).toEqual([
    'UID:ZG-4F7K-2026-08-01-2026-08-08-15-00-00-Turnus-II@obecni.example',
    'DTSTART;TZID=Europe/Warsaw:20260801T150000',
    'DTEND;TZID=Europe/Warsaw:20260809T000000',
    'SUMMARY:Przystań\\, Turnus II',
    'LOCATION:Dom nad Zatoką\\, Rybaki Małe',
    'DESCRIPTION:https://dobrybrzeg.example/zgloszenie/x',
  ])
})

test('people on different terms have an entry for each, with their names', () => {
  const lines = linesOf('first', 'third', 'first')
  expect(lines.filter((line) => /^(DTSTART|DESCRIPTION)/.test(line))).toEqual([
    'DTSTART;TZID=Europe/Warsaw:20260725T150000',
    'DESCRIPTION:Osoba 0 Lis\\, Osoba 2 Lis\\nhttps://dobrybrzeg.example/zgloszenie/x',
    'DTSTART;TZID=Europe/Warsaw:20260808T150000',
    'DESCRIPTION:Osoba 1 Lis\\nhttps://dobrybrzeg.example/zgloszenie/x',
  ])
})
