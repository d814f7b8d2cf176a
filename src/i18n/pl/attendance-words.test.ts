import { describe, expect, test } from 'vitest'
import { attendanceOf } from '#domain/quote/attendance.ts'
import { compiled, draft, item } from '#domain/quote/quote.fixture.ts'
import camp from '../../../cases/examples/polkolonie-lipy-2026.json' with { type: 'json' }
import river from '../../../cases/examples/splyw-rodzinny-2026.json' with { type: 'json' }
import pilgrimage from '../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import retreat from '../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import conference from '../../../db/demo/pamiec-konferencja.json' with { type: 'json' }
import ride from '../../../db/demo/szprycha-rowerowa.json' with { type: 'json' }
import run from '../../../db/demo/trzymosty-bieg.json' with { type: 'json' }
import { attendanceLines, meetingWords, placeWords, termWords } from './attendance-words.ts'

/** Everything that mails, tickets and pages show about when people take part. */
function attendanceText(
  part: unknown,
  people: readonly Record<string, unknown>[],
  rest: Record<string, unknown> = {},
) {
  const { definition } = compiled(part as Parameters<typeof compiled>[0])
  const attendances = attendanceOf(definition, draft(people, rest))
  const words = [
    ...attendanceLines(attendances, (ref) => ref.toUpperCase()),
    `termin: ${termWords(attendances)}`,
    `spotkanie: ${meetingWords(attendances)}`,
    `miejsce: ${placeWords(attendances)}`,
  ]
  return words.map((line) => line.replaceAll('\u00a0', ' '))
}

const inGroups = (...groups: string[]) => groups.map((group) => ({ group }))
const choosing = (item: string, ...choices: unknown[]) =>
  choices.map((choice) => ({ choices: { [item]: choice } }))

describe('when people take part, in words', () => {
  test('a family on the second week of a retreat', () => {
    expect(attendanceText(retreat.definition, inGroups('second', 'second', 'second'))).toEqual([
      'Turnus II, 1–8 sierpnia 2026',
      'termin: Turnus II, 1–8 sierpnia 2026',
      'spotkanie: 1 sierpnia 2026, sobota, 15:00',
      'miejsce: Dom nad Zatoką, Rybaki Małe',
    ])
  })

  test('people of one registration in different weeks', () => {
    expect(attendanceText(retreat.definition, inGroups('first', 'third', 'first'))).toEqual([
      'A, C: Turnus I, 25 lipca–1 sierpnia 2026, początek o 15:00',
      'B: Turnus III, 8–15 sierpnia 2026, początek o 15:00',
      'termin: Turnus I, 25 lipca–1 sierpnia 2026',
      'spotkanie: null',
      'miejsce: Dom nad Zatoką, Rybaki Małe',
    ])
  })

  test('one child on two weeks of a day camp, the other on one', () => {
    expect(attendanceText(camp.definition, choosing('week', ['w1', 'w3'], ['w3']))).toEqual([
      'A: Tydzień I, 29 czerwca–3 lipca 2026; Tydzień III, 13–17 lipca 2026',
      'B: Tydzień III, 13–17 lipca 2026',
      'termin: Tydzień I, 29 czerwca–3 lipca 2026; Tydzień III, 13–17 lipca 2026',
      'spotkanie: null',
      'miejsce: null',
    ])
  })

  test('a walking pilgrimage', () => {
    expect(attendanceText(pilgrimage.definition, inGroups('zlota', 'blekitna'))).toEqual([
      '5–14 sierpnia 2026',
      'termin: 5–14 sierpnia 2026',
      'spotkanie: 5 sierpnia 2026, środa, 6:00',
      'miejsce: Borów, rynek przed kościołem',
    ])
  })

  test('groups of a ride that start elsewhere and later', () => {
    expect(attendanceText(ride.definition, inGroups('kielce', 'mnichow'))).toEqual([
      'A: Wyjazd z Kielc, 14–16 sierpnia 2026, początek o 7:00, Kielce, plac przed dworcem',
      'B: Wyjazd z Mnichowa, 16 sierpnia 2026, niedziela, Mnichów, przed kościołem',
      'termin: Wyjazd z Kielc, 14–16 sierpnia 2026',
      'spotkanie: null',
      'miejsce: null',
    ])
  })

  test('distances of a run, each with its hour', () => {
    expect(attendanceText(run.definition, inGroups('ten', 'family'))).toEqual([
      'A: 10 km, 23 sierpnia 2026, niedziela, 11:00',
      'B: Bieg rodzinny, 1 km, 23 sierpnia 2026, niedziela, 9:30',
      'termin: 10 km, 23 sierpnia 2026, niedziela, 11:00',
      'spotkanie: null',
      'miejsce: Przyrzecze, bulwar pod Mostem Starym',
    ])
  })

  test('a day of a conference', () => {
    const place = 'miejsce: Stara Drukarnia, Zegarów'
    expect(attendanceText(conference.definition, choosing('ticket', 'second-day'))).toEqual([
      '31 lipca 2026, piątek',
      'termin: null',
      'spotkanie: 31 lipca 2026, piątek',
      place,
    ])
    expect(attendanceText(conference.definition, choosing('ticket', 'both', 'first-day'))).toEqual([
      'A: 30–31 lipca 2026, początek o 8:30',
      'B: 30 lipca 2026, czwartek, 8:30',
      'termin: 30–31 lipca 2026',
      'spotkanie: 30 lipca 2026, czwartek, 8:30',
      place,
    ])
  })

  test('a span of days', () => {
    const days = river.definition.items.find(({ id }) => id === 'days')?.options?.map(({ id }) => id) ?? []
    expect(attendanceText(river.definition, choosing('days', days.slice(1, 3)))).toMatchInlineSnapshot(`
      [
        "17–18 lipca 2026",
        "termin: 17–18 lipca 2026",
        "spotkanie: 17 lipca 2026, piątek",
        "miejsce: null",
      ]
    `)
  })

  test('an hour of entry, with counted heads', () => {
    const slots = {
      everyMinutes: 30,
      first: '09:00',
      last: '15:00',
      from: '2026-08-05',
      to: null,
      capacity: 9,
    }
    const heads = item({ id: 'heads', per: 'registration', choose: 'quantity' })
    expect(
      attendanceText({ slots, attendance: 'headcount', items: [heads] }, [], { slot: '2026-08-06T09:30:00' }),
    ).toEqual([
      '6 sierpnia 2026, czwartek, 9:30',
      'termin: null',
      'spotkanie: 6 sierpnia 2026, czwartek, 9:30',
      'miejsce: null',
    ])
  })

  test('days that are not known', () => {
    expect(attendanceText({ dates: { start: null, end: null } }, [{}, {}])).toEqual([
      'termin: null',
      'spotkanie: null',
      'miejsce: null',
    ])
  })
})
