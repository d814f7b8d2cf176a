import { expect, test } from 'vitest'
import { withNewBlock } from '../draft/page/change-blocks.ts'
import { withConsentQuestion } from '../draft/page/consent-question.ts'
import { BASE } from './check.fixture.ts'
import { parseDefinition, readShape } from './check-definition.ts'

const TICK = { id: 'shown', of: 'person', type: 'checkbox', label: 'Zgoda' }
const TOWN = { id: 'town', of: 'person', type: 'text', label: 'Miejscowość' }

function problemsOf(block: object, questions: readonly object[] = [TICK, TOWN]) {
  const page = { blocks: [{ id: 'joined', kind: 'joined', ...block }] }
  const read = parseDefinition({ ...BASE, page, questions })
  return read.ok ? [] : read.problems
}

test('a free yes or no of each person may be the consent, a text or an address the town', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ consent: 'shown', beside: 'group' })).toEqual([])
  expect(problemsOf({ consent: 'shown', beside: 'town', town: 'town' })).toEqual([])
  const address = { ...TOWN, type: 'address' }
  expect(problemsOf({ consent: 'shown', beside: 'town', town: 'town' }, [TICK, address])).toEqual([])
})

test('a question that is not there is named, with the one that was meant', () => {
  const code = 'block_question_unknown'
  expect(problemsOf({ consent: 'shwon' })).toEqual([
    { path: 'page.blocks.0.consent', code, values: { id: 'shwon', meant: ['shown'] } },
  ])
  expect(problemsOf({ beside: 'town', town: 'twon' })).toEqual([
    { path: 'page.blocks.0.town', code, values: { id: 'twon', meant: ['town'] } },
  ])
})

test.each([
  ['no_tick', { type: 'text' }],
  ['of_registration', { of: 'registration' }],
  ['required', { required: true }],
  ['ticked', { default: true }],
  ['of_office', { staffOnly: true }],
  ['of_office', { askedAt: 'desk' }],
])('%s: %o is no consent', (because, more) => {
  expect(problemsOf({ consent: 'shown' }, [{ ...TICK, ...more }])).toEqual([
    { path: 'page.blocks.0.consent', code: 'consent_unfit', values: { label: 'Zgoda', because } },
  ])
})

test.each([{ type: 'textarea' }, { of: 'registration' }, { seenBy: ['money'] }, { staffOnly: true }])(
  'what has %o does not stand beside a name',
  (more) => {
    const problems = problemsOf({ beside: 'town', town: 'town' }, [{ ...TOWN, ...more }])
    expect(problems).toEqual([
      { path: 'page.blocks.0.town', code: 'block_town_wrong', values: { label: 'Miejscowość' } },
    ])
  },
)

test('towns need a question', () => {
  expect(problemsOf({ beside: 'town' })).toEqual([
    { path: 'page.blocks.0.beside', code: 'block_town_missing' },
  ])
})

test('the consent that is added by one click is free, unticked, and at the end of what everybody is asked', () => {
  const sections = [
    { id: 'data', name: 'Dane' },
    { id: 'more', name: 'Więcej', when: { fact: 'age', atLeast: 18 } },
  ]
  const read = readShape({ ...BASE, sections, questions: [{ ...TOWN, section: 'data' }] })
  if (!read.ok) throw new Error('The draft cannot be read.')
  const { document, id } = withNewBlock(read.document, 'joined')
  const made = withConsentQuestion(document, id)
  expect(made.questions.map(({ section }) => section)).toEqual(['data', 'data'])
  expect(made.questions[1]).toMatchObject({ of: 'person', type: 'checkbox', required: false })
  expect(made.questions[1]).not.toHaveProperty('default')
  const block = made.page.blocks?.find(({ kind }) => kind === 'joined')
  expect(block).toMatchObject({ consent: made.questions[1]?.id })
  expect(parseDefinition(made).ok).toBe(true)
})
