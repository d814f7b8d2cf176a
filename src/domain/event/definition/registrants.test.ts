import { expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { compiled, context, item, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'

const child = { birthDate: '2012-01-01' }
/** Of age at the event from 5 August, not yet on the day of registering, 10 June 2026. */
const almost = { birthDate: '2008-07-01' }

test('a minor is registered by an adult, by the age on the stated day', () => {
  const judgedOn = (on: 'registration' | 'event') => compiled({ registrants: { minors: 'adult', on } })
  expect(problemTexts(quoteOf(judgedOn('event'), [child]))).toEqual(['guardian_must_register a -'])
  expect(problemTexts(quoteOf(judgedOn('event'), [almost]))).toEqual([])
  expect(problemTexts(quoteOf(judgedOn('registration'), [almost]))).toEqual(['guardian_must_register a -'])
  expect(problemTexts(quoteOf(judgedOn('registration'), [{}, child]))).toEqual([])
})

test('adults who register themselves are registered by nobody else but the office', () => {
  const event = compiled({ registrants: { adults: 'themselves' } })
  expect(problemTexts(quoteOf(event, [{}, {}, child]))).toEqual(['adult_must_register_personally b -'])
  const office = { registeredBy: null, registrantRole: 'staff' }
  expect(problemTexts(quoteOf(event, [{}, {}], office, context(undefined, { channel: 'office' })))).toEqual(
    [],
  )
})

test('the derived requirements stand behind the written ones, with sentences of their own', () => {
  const written = {
    id: 'pair',
    of: 'registration' as const,
    must: { fact: 'people', atLeast: 2 },
    code: 'group_too_small' as const,
    message: 'Zapisują się pary.',
  }
  const { definition } = compiled({
    requirements: [written],
    registrants: { minors: 'adult', adults: 'themselves' },
  })
  expect(definition.requirements.map(({ id, message }) => [id, message])).toEqual([
    ['pair', 'Zapisują się pary.'],
    ['guardian-registers', 'Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny.'],
    ['personally', 'Każda osoba pełnoletnia zapisuje się sama.'],
  ])
  expect(definition).not.toHaveProperty('registrants')
})

test('without registrants, and with anybody, nothing is required', () => {
  expect(compiled({}).definition.requirements).toEqual([])
  expect(compiled({ registrants: {} }).definition.requirements).toEqual([])
})

test('problems and warnings of a derived requirement are reported at the field that it follows from', () => {
  const registrants = { minors: 'adult', adults: 'themselves' }
  const headcount = problemsOf({ attendance: 'headcount', items: [item()], registrants })
  expect(
    headcount.filter((text) => text.startsWith('registrants')).map((text) => text.split(':')[0]),
  ).toEqual(expect.arrayContaining(['registrants.minors', 'registrants.adults']))
  expect(headcount.some((text) => text.startsWith('requirements'))).toBe(false)
  expect(
    warningsIn({
      ages: { from: 18 },
      items: [item({ price: 10000 })],
      registrants: { minors: 'adult', on: 'event' },
    }),
  ).toEqual([expect.stringMatching(/^registrants\.minors: /)])
  const written = {
    id: 'guardian-registers',
    of: 'person',
    must: { fact: 'people', atLeast: 2 },
    code: 'group_too_small',
    message: 'Zapisują się pary.',
  }
  expect(
    problemsOf({
      items: [item({ price: 10000 })],
      requirements: [written],
      registrants: { minors: 'adult' },
    }),
  ).toEqual(['registrants.minors: Identyfikator „guardian-registers” już jest.'])
})
