import { expect, test } from 'vitest'
import { attendanceOf } from '#domain/quote/attendance.ts'
import { compiled, draft } from '#domain/quote/quote.fixture.ts'
import retreat from '../../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import ride from '../../../../db/demo/szprycha-rowerowa.json' with { type: 'json' }
import { whenAndWhere } from './when-and-where.ts'

/** What the mail states for people in these groups. */
function linesOf(part: unknown, ...groups: string[]): string[] {
  const { definition } = compiled(part as Parameters<typeof compiled>[0])
  const people = groups.map((group, index) => ({ ref: `o${index}`, firstName: `Osoba ${index}`, group }))
  const parts = whenAndWhere({
    attendance: attendanceOf(definition, draft(people)),
    people: people.map(({ ref, firstName }) => ({ ref, firstName, lastName: 'Lis' })),
  })
  return parts.map((each) => ('text' in each ? each.text.replaceAll('\u00a0', ' ') : each.kind))
}

test('a family on one term reads its own days, and the day, hour and place of meeting', () => {
  expect(linesOf(retreat.definition, 'second', 'second')).toEqual([
    'Termin: Turnus II, 1–8 sierpnia 2026.',
    'Spotykamy się: 1 sierpnia 2026, sobota, 15:00, Dom nad Zatoką, Rybaki Małe.',
  ])
})

test('people on different terms read a line each; a common place is stated once', () => {
  expect(linesOf(retreat.definition, 'first', 'third', 'first')).toEqual([
    'Osoba 0 Lis, Osoba 2 Lis: Turnus I, 25 lipca–1 sierpnia 2026, początek o 15:00',
    'Osoba 1 Lis: Turnus III, 8–15 sierpnia 2026, początek o 15:00',
    'Spotykamy się: Dom nad Zatoką, Rybaki Małe.',
  ])
})

test('people who start elsewhere read where', () => {
  expect(linesOf(ride.definition, 'wislica')).toEqual([
    'Termin: Wyjazd z Wiślicy, 15–16 sierpnia 2026.',
    'Spotykamy się: 15 sierpnia 2026, sobota, Wiślica, rynek.',
  ])
  expect(linesOf(ride.definition, 'kielce', 'mnichow')).toEqual([
    'Osoba 0 Lis: Wyjazd z Kielc, 14–16 sierpnia 2026, początek o 7:00, Kielce, plac przed dworcem',
    'Osoba 1 Lis: Wyjazd z Mnichowa, 16 sierpnia 2026, niedziela, Mnichów, przed kościołem',
  ])
})
