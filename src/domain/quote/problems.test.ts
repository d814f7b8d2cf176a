import { describe, expect, test } from 'vitest'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

describe('the form', () => {
  const event = compiled({
    ask: { birthDate: 'required', sex: 'required' },
    groups: [{ id: 'red', name: 'Czerwona' }],
    types: [{ id: 'senior', name: 'Senior', when: { fact: 'age', atLeast: 60 } }],
    questions: [
      { id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL', required: true },
      {
        id: 'diet',
        of: 'person',
        type: 'select',
        label: 'Dieta',
        options: [{ id: 'none', name: 'Bez diety' }],
      },
      { id: 'phone', of: 'registration', type: 'phone', label: 'Telefon', required: true },
    ],
  })
  const right = {
    birthDate: '1944-05-14',
    sex: 'MALE',
    type: 'senior',
    group: 'red',
    answers: { pesel: '44051401359' },
  }
  const rest = { answers: { phone: '600 000 101' } }
  const problemsWith = (change: Record<string, unknown>) =>
    problemTexts(quoteOf(event, [{ ...right, ...change }], rest))

  test('a whole one has no problems', () => expect(problemsWith({})).toEqual([]))

  test('all missing values are reported at once, each with its person and field', () => {
    const empty = { firstName: '', lastName: ' ', birthDate: null }
    expect(problemTexts(quoteOf(event, [right, empty]))).toEqual([
      'field_missing b firstName',
      'field_missing b lastName',
      'field_missing b birthDate',
      'field_missing b sex',
      'field_missing b type',
      'field_missing b group',
      'field_missing b pesel',
      'field_missing - phone',
    ])
  })

  test.each([
    [{ firstName: 'A' }, 'field_invalid a firstName'],
    [{ birthDate: '2026-06-11', type: 'senior' }, 'field_invalid a birthDate'],
    [{ birthDate: '1944-05-15' }, 'field_invalid a birthDate'],
    [{ birthDate: '0000-01-01' }, 'field_invalid a birthDate'],
    [{ group: 'blue' }, 'no_such_option a group'],
    [{ type: 'junior' }, 'no_such_option a type'],
    [{ answers: { pesel: '44051401358' } }, 'field_invalid a pesel'],
    [{ answers: { pesel: '44051401359', diet: 'meat' } }, 'no_such_option a diet'],
  ])('%o: %s', (change, problem) => {
    expect(problemsWith(change)).toContain(problem)
  })

  test('the PESEL supplies birth date and sex', () => {
    expect(problemsWith({ birthDate: null, sex: null })).toEqual([])
  })

  test('a type that is not for this person', () => {
    const young = { birthDate: '1990-02-14', answers: {} }
    expect(problemsWith(young)).toContain('not_eligible a type')
  })

  test('refs differ, and the registrant is one of them', () => {
    const triplets = [right, { ...right, ref: 'a' }, { ...right, ref: 'a' }]
    expect(problemTexts(quoteOf(event, triplets, { ...rest, registeredBy: 'z' }))).toEqual([
      'field_invalid a ref',
      'field_invalid - registeredBy',
    ])
  })

  test('an answer to a question that was not asked has no effect', () => {
    expect(problemsWith({ answers: { pesel: '44051401359', shoe: 45 } })).toEqual([])
  })
})

describe('access', () => {
  const windows = [
    {
      opens: '2026-06-01T09:00:00',
      closes: '2026-06-30T23:59:59',
      when: { fact: 'channel', is: 'online' as const },
    },
    { opens: '2026-08-05T06:00:00', closes: null, when: { fact: 'channel', is: 'office' as const } },
  ]
  const event = compiled({ windows, peoplePerRegistration: { min: 2, max: 3 } })
  const at = (now: string, channel: 'online' | 'office' = 'online') =>
    problemTexts(quoteOf(event, [{}, {}], {}, context(now, { channel })))

  test.each([
    ['2026-06-01T08:59:59', ['not_open - -']],
    ['2026-06-01T09:00:00', []],
    ['2026-06-30T23:59:59', []],
    ['2026-07-01T00:00:00', ['closed - -']],
  ])('online at %s: %j', (now, problems) => {
    expect(at(now)).toEqual(problems)
  })

  test('each channel has its own windows', () => {
    expect(at('2026-06-10T12:00:00', 'office')).toEqual(['not_open - -'])
    expect(at('2026-08-05T06:00:00', 'office')).toEqual([])
  })

  test('a window for some people concerns only them', () => {
    const members = compiled({
      types: [
        { id: 'member', name: 'Członek' },
        { id: 'guest', name: 'Gość' },
      ],
      windows: [
        { opens: '2026-06-01T09:00:00', when: { fact: 'type', is: 'member' } },
        { opens: '2026-06-20T09:00:00' },
      ],
    })
    const result = quoteOf(members, [{ type: 'member' }, { type: 'guest' }])
    expect(problemTexts(result)).toEqual(['not_open b -'])
    expect(result.problems[0]?.params).toEqual({ opens: '2026-06-20T09:00:00' })
  })

  test('without windows it is always open', () => {
    expect(problemTexts(quoteOf(compiled({}), [{}]))).toEqual([])
  })

  test('too few and too many people', () => {
    expect(problemTexts(quoteOf(event, [{}]))).toEqual(['group_too_small - people'])
    expect(problemTexts(quoteOf(event, [{}, {}, {}, {}]))).toEqual(['limit_per_registrant - people'])
  })
})

describe('rules of the organiser', () => {
  const minor = { fact: 'ageNow', atMost: 17 }
  const event = compiled({
    requirements: [
      {
        id: 'code',
        of: 'registration',
        must: { fact: 'code', is: 'Kostka' },
        code: 'invite_only',
        where: 'code',
        message: 'Hasło.',
      },
      {
        id: 'age',
        of: 'person',
        must: { fact: 'age', atLeast: 14 },
        code: 'too_young',
        where: 'birthDate',
        message: 'Od 14 lat.',
      },
      {
        id: 'guardian',
        of: 'person',
        when: minor,
        must: { fact: 'registrantIsAdult', is: true },
        code: 'guardian_must_register',
        message: 'Rodzic.',
      },
    ],
    statements: [
      { id: 'rules', version: 1, text: 'Regulamin.', required: true },
      { id: 'parent', version: 1, text: 'Zgoda.', required: true, when: minor },
      { id: 'photo', version: 1, text: 'Zdjęcia.', required: false },
    ],
  })
  const all = { code: 'Kostka', statements: ['rules', 'parent'] }
  const child = { birthDate: '2010-01-01' }

  test('requirements, for each person or for the whole, with the organiser’s own words', () => {
    const result = quoteOf(event, [{ birthDate: '2013-01-01' }], { ...all, code: 'kość' })
    expect(problemTexts(result)).toEqual([
      'invite_only - code',
      'too_young a birthDate',
      'guardian_must_register a -',
    ])
    expect(result.problems[1]?.params).toEqual({ message: 'Od 14 lat.' })
  })

  test('an adult who registers along with a child is the guardian', () => {
    expect(problemTexts(quoteOf(event, [{}, child], all))).toEqual([])
    const byGuardian = { ...all, registeredBy: null, registrantRole: 'guardian' }
    expect(problemTexts(quoteOf(event, [child], byGuardian))).toEqual([])
  })

  test('an unconditional statement is missing once, a conditional one for each person it concerns', () => {
    expect(problemTexts(quoteOf(event, [{}, child], { code: 'Kostka' }))).toEqual([
      'statement_missing - rules',
      'statement_missing b parent',
    ])
  })

  test('with `once` it is missing once where the registration meets its condition', () => {
    const standards = (once: boolean) =>
      compiled({
        statements: [
          {
            ...{ id: 'standards', version: 1, text: 'Standardy.', required: true, once },
            when: { fact: 'minors', atLeast: 1 },
          },
        ],
      })
    const family = [{}, child, { birthDate: '2012-01-01' }]
    expect(problemTexts(quoteOf(standards(true), family))).toEqual(['statement_missing - standards'])
    expect(problemTexts(quoteOf(standards(true), family, { statements: ['standards'] }))).toEqual([])
    expect(problemTexts(quoteOf(standards(true), [{}, {}]))).toEqual([])
    expect(problemTexts(quoteOf(standards(true), [{ birthDate: null }]))).toEqual([
      'field_missing a birthDate',
    ])
    expect(problemTexts(quoteOf(standards(false), family))).toEqual([
      'statement_missing a standards',
      'statement_missing b standards',
      'statement_missing c standards',
    ])
  })

  test('nothing is concluded from unknown values', () => {
    expect(problemTexts(quoteOf(event, [{ birthDate: null }], all))).toEqual(['field_missing a birthDate'])
  })
})

test('problems of every kind are reported together, and prices still where they can be', () => {
  const event = compiled({
    windows: [{ opens: '2026-07-01T00:00:00' }],
    groups: [{ id: 'red', name: 'Czerwona', claims: [{ pool: 'red' }] }],
    items: [
      item({ price: 100 }),
      item({ id: 'coach', choose: 'optional', options: [{ id: 'far', name: 'Daleko' }] }),
    ],
    pools: [{ id: 'red', name: 'Czerwona', capacity: 0, refusal: 'group_full' }],
    statements: [{ id: 'rules', version: 1, text: 'Regulamin.', required: true }],
  })
  const result = quoteOf(event, [{ group: 'red', choices: { coach: 'near' } }, {}])
  expect(problemTexts(result)).toEqual([
    'not_open - -',
    'field_missing b group',
    'no_such_option a coach',
    'statement_missing - rules',
    'group_full a red',
  ])
  expect(result.total).toBe(200)
})
