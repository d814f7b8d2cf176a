import { describe, expect, test } from 'vitest'
import { wordsOf } from './case-file.ts'
import { registrationSchema } from './sample.ts'
import { readSteps } from './then.ts'

/** Expected outcomes and later steps as people write them: read, or refused with a message. */
const read = (outcome: unknown, more: object = {}) =>
  registrationSchema.safeParse({ id: 'A', at: '2026-05-01 12:00', expect: outcome, ...more })
function expectOf(outcome: unknown) {
  const { data, error } = read(outcome)
  if (error) throw new Error(wordsOf(error))
  return data?.expect
}
const wrong = (outcome: object, more: object = {}) => {
  const { error } = read(outcome, more)
  return error ? wordsOf(error) : ''
}

describe('an outcome is read', () => {
  test.each([
    ['sums as text', { total: '12000' }, { total: 12000 }],
    ['with a point', { total: '12000.0' }, { total: 12000 }],
    ['a day for a sum', { due: { '2026-05-05': 500 } }, { due: [{ amount: 500, until: '2026-05-05' }] }],
    ['a part alone', { due: { amount: 5, until: null } }, { due: [{ amount: 5, until: null }] }],
    [
      'a moment',
      { due: [{ amount: 5, until: '2026-05-05 23:59' }] },
      { due: [{ amount: 5, until: '2026-05-05T23:59' }] },
    ],
    ['lines as text', { lines: [{ who: 'a', amount: '5' }] }, { lines: [{ who: 'a', amount: 5 }] }],
    ['pieces as text', { lines: [{ qty: '2', unit_amount: '50' }] }, { lines: [{ amount: 100 }] }],
    ['claims by pool', { claims: { p: 2 } }, { claims: [{ pool: 'p', units: 2 }] }],
    [
      'with what is left',
      { claims: { p: { taken: 2, left: 3 } } },
      { claims: [{ pool: 'p', units: 2, left: 3 }] },
    ],
    ['a claim alone', { claims: { pool: 'p', seats: 2 } }, { claims: [{ pool: 'p', units: 2 }] }],
    [
      'codes alone',
      { result: 'rejected', problems: ['closed'] },
      { result: 'refused', problems: [{ code: 'closed' }] },
    ],
    [
      'a code and its person',
      { problems: 'too_young (ola)' },
      { result: 'refused', problems: [{ code: 'too_young', who: 'ola' }] },
    ],
    ['sums of people', { lines: { ola: 5 } }, { lines: [{ who: 'ola', amount: 5 }] }],
    [
      'the registration by its name',
      { lines: [{ who: 'registration', amount: 5 }] },
      { lines: [{ who: null }] },
    ],
    ['what is paid on the spot by whom', { on_site: { ola: 5 } }, { on_site: [{ who: 'ola', amount: 5 }] }],
    ['or as an amount', { on_site: { amount: '5' } }, { on_site: 5 }],
    ['words for the reader', { claims: [{ pool: 'p', seats: 1, why: 'x' }] }, { claims: [{ units: 1 }] }],
    ['a word', 'accepted', { result: 'accepted' }],
    ['no result', { total: 5 }, { result: 'accepted' }],
  ])('%s', (_, written, meant) => {
    expect(expectOf(written)).toMatchObject(meant)
  })

  test('and null is not compared', () => {
    const nothing = { lines: null, due: null, claims: null, on_site: null, state: null, problems: null }
    expect(expectOf({ total: 5, ...nothing })).toEqual({ result: 'accepted', total: 5 })
    const [step] = readSteps(
      { do: 'clock', at: '2026-05-02T12:00', expect: { refund: null } },
      '2026-05-01T12:00',
    )
    expect(step?.expect).toEqual({})
  })

  test.each([
    [{ total: '120,00 zł' }, 'expect.total: "120,00 zł" is no sum (whole grosze: 12000 is 120 zł)'],
    [{ total: 120.5 }, 'expect.total: 120.5 is no sum (whole grosze: 12000 is 120 zł)'],
    [
      { due: [{ amount: 5, until: '05.05.2026' }] },
      'expect.due.0.until: "05.05.2026" is no day (write 2026-07-31; null: not known yet)',
    ],
    [
      { due: [{ amount: 5 }] },
      'expect.due.0.until: undefined is no day (write 2026-07-31; null: not known yet)',
    ],
    [{ lines: [{ who: 'a', amount: 5, price: 5 }] }, 'expect.lines.0: Unrecognized key: "price"'],
    [{ problems: [{ code: 'closed', whom: 'a' }] }, 'expect.problems.0: Unrecognized key: "whom"'],
    [{ due: [{ amount: 5, until: null, unitl: '2026-05-05' }] }, 'expect.due.0: Unrecognized key: "unitl"'],
    [
      { claims: [{ pool: 'p', seats: 2, lines: 'x' }] },
      "expect.claims.0: 'lines' is no number of places, and nothing else that is known here",
    ],
    [
      { on_site: { amount: '3 zł' } },
      'expect.on_site: "3 zł" is no sum (whole grosze: 12000 is 120 zł), and no list of lines',
    ],
    [{ on_site: [{ what: 'Opłata' }] }, 'expect.on_site.0: a line has an amount, or qty and unit_amount'],
    [{ subsidy: [{ by: 'Gmina', amount: 5, sum: 5 }] }, 'expect.subsidy.0: Unrecognized key: "sum"'],
    [
      { due: { amount: null, until: null } },
      'expect.due.0.amount: null is no sum (whole grosze: 12000 is 120 zł)',
    ],
    [{ due: [{ until: null }] }, 'expect.due.0.amount: the sum is missing (whole grosze: 12000 is 120 zł)'],
    [{ result: 'accepted', problems: ['closed'] }, 'expect: what is accepted has no problems'],
    [{ result: 'maybe' }, 'expect.result: Invalid option: expected one of "accepted"|"refused"|"rejected"'],
  ])('or refused: %j', (written, sentence) => {
    expect(wrong(written)).toBe(sentence)
  })
})

test('a sample is read in small forms', () => {
  const { data } = read(
    { total: 0 },
    {
      ...{
        id: 7,
        by: 'ola',
        slot: { day: '2026-05-13', time: '10:00' },
        code: 1234,
        statements: { rules: true, photos: false },
      },
      people: [{ ref: 'ola', sex: 'K' }],
    },
  )
  expect(data).toMatchObject({
    id: '7',
    at: '2026-05-01T12:00',
    by: { who: 'ola' },
    slot: '2026-05-13T10:00',
  })
  expect(data).toMatchObject({ code: '1234', statements: ['rules'], people: [{ sex: 'FEMALE' }] })
  expect(read({}, { by: { role: 'guardian' } }).data?.by).toEqual({ who: 'guardian', role: 'guardian' })
  expect(read({}, { statements: 'all' }).data?.statements).toBeUndefined()
  expect(read({}, { statements: false }).data?.statements).toEqual([])
  expect(wrong({}, { given: 'full' })).toBe(
    'given: write what is given by pool: { "places": { "taken": 4 } }',
  )
  expect(wrong({}, { at: '2026-05-01T12:00:00Z' })).toBe(
    "at: '2026-05-01T12:00:00Z' is no moment (write 2026-07-31T20:00:00, Polish time, nothing behind it)",
  )
})

describe('steps', () => {
  const steps = (...then: object[]) =>
    readSteps(
      then.map((step) => ({ at: '2026-05-02T12:00', ...step })),
      '2026-05-01T12:00',
    )

  test('are read in small forms', () => {
    expect(steps({ do: 'cancel', who: 'ola', by: { who: 'organiser' } })).toMatchObject([
      { who: ['ola'], by: 'organiser' },
    ])
    expect(steps({ do: 'pay', amount: '500', by: 'ola' })).toMatchObject([{ amount: 500 }])
    expect(
      steps({
        do: 'clock',
        expect: { problems: [{ code: 'closed', who: ['a', 'b'] }], due: { '2026-05-05': '5' } },
      }),
    ).toMatchObject([
      {
        expect: {
          problems: [
            { code: 'closed', who: 'a' },
            { code: 'closed', who: 'b' },
          ],
          due: [{ amount: 5, until: '2026-05-05' }],
        },
      },
    ])
    expect(readSteps({ do: 'clock', at: '2026-05-02 12:00' }, '2026-05-01T12:00')).toHaveLength(1)
  })

  test('or refused', () => {
    expect(() => steps({ do: 'resign' })).toThrow(
      'step 1 is not understood: do: "resign" is no step: pay, cancel, change, hand_over, approve, refuse, clock or organiser_cancels_event',
    )
    expect(() => steps({ do: 'pay', amount: 0 })).toThrow('step 1 is not understood: amount: ')
    expect(() => steps({ do: 'clock', expect: { lines: [] } })).toThrow(
      'step 1 is not understood: expect: Unrecognized key: "lines"',
    )
  })
})
