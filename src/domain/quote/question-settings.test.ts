import { describe, expect, test } from 'vitest'
import { publicView } from '../event/public-view.ts'
import { applicableDraft } from './applicable-draft.ts'
import { compiled, context, draft, item, problemTexts, quoteOf } from './quote.fixture.ts'

const fee = item({ price: 1000 })
const question = (part: object) => ({
  id: 'q',
  of: 'person' as const,
  type: 'text' as const,
  label: 'Q',
  ...part,
})
const eventOf = (...parts: object[]) =>
  compiled({ items: [fee], questions: parts.map((part) => question(part)) } as Parameters<typeof compiled>[0])

describe('bounds and notations of answers', () => {
  test.each([
    [{ min: 3 }, 'ab', 'abc'],
    [{ max: 3 }, 'abcd', 'abc'],
    [{ type: 'number', min: 2 }, 1, 2],
    [{ type: 'price', max: 1000 }, 1001, 1000],
    [{ type: 'date', min: '2026-01-02' }, '2026-01-01', '2026-01-02'],
    [{ pattern: { expression: '[A-Z]{2}', message: 'Dwie litery.' } }, 'ABC', 'AB'],
    [{ type: 'nip' }, '7740001455', '774-000-14-54'],
    [{ type: 'time' }, '25:00', '9:00'],
    [
      { type: 'address' },
      { street: 'Polna 5', postcode: '3', town: 'B' },
      { street: 'Polna 5', postcode: '30-001', town: 'B' },
    ],
  ])('of %j: %j is refused and %j accepted', (part, wrong, right) => {
    const problems = (answer: unknown) => problemTexts(quoteOf(eventOf(part), [{ answers: { q: answer } }]))
    expect(problems(wrong)).toEqual(['field_invalid a q'])
    expect(problems(right)).toEqual([])
  })

  test('a notation is refused with the organiser’s sentence', () => {
    const event = eventOf({ pattern: { expression: '[A-Z]{2}', message: 'Dwie litery.' } })
    expect(quoteOf(event, [{ answers: { q: 'x' } }]).problems[0]?.params.message).toBe('Dwie litery.')
  })
})

test('a section is asked when its condition and that of the question hold', () => {
  const event = compiled({
    items: [fee],
    sections: [{ id: 's', name: 'Dzieci', when: { fact: 'age', atMost: 17 } }],
    questions: [{ ...question({ required: true, section: 's', when: { fact: 'age', atLeast: 10 } }) }],
  })
  const problems = (birthDate: string) =>
    problemTexts(quoteOf(event, [{ birthDate }], { registrantRole: 'guardian', registeredBy: null }))
  expect([problems('2020-01-01'), problems('2012-01-01'), problems('1990-01-01')]).toEqual([
    [],
    ['field_missing a q'],
    [],
  ])
})

describe('what only the office answers', () => {
  const event = eventOf({ staffOnly: true }, { id: 'd', askedAt: 'desk' }, { id: 'mine' })
  const sent = draft([{ answers: { q: 'x', d: 'y', mine: 'z' } }])
  const answers = (channel: 'online' | 'office', before?: Record<string, unknown>) =>
    applicableDraft(
      event,
      sent,
      context(undefined, { channel }),
      before === undefined ? undefined : draft([{ answers: before }]),
    ).people[0]?.answers

  test('is ignored from others, and stays as the office has written it', () => {
    expect(answers('online')).toEqual({ mine: 'z' })
    expect(answers('online', { q: 'office', mine: 'old' })).toEqual({ q: 'office', mine: 'z' })
    expect(answers('office', { q: 'office' })).toEqual({ q: 'x', d: 'y', mine: 'z' })
  })

  test('is not on the page', () => {
    expect(publicView(event.definition).questions.map(({ id }) => id)).toEqual(['mine'])
  })
})
