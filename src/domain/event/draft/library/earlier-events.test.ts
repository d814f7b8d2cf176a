import { expect, test } from 'vitest'
import { problemText } from '#test/support/definition-problems.ts'
import { eventAsking, questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { askedQuestionsOf } from './asked-questions.ts'
import { distinctQuestions, type EarlierEvent } from './earlier-events.ts'
import { takeOver, takeSection } from './take-over.ts'

const words = (condition: unknown) => JSON.stringify(condition)
const earlier = (id: string, document: DefinitionDocument): EarlierEvent => ({
  ...{ id, title: id, start: null },
  ...askedQuestionsOf(document, words),
})

const minors = { fact: 'age', atMost: 17 }
const girls = { fact: 'sex', is: 'FEMALE' }

test('each part of a condition has its words; what needs a list of codes, or a file, is not offered', () => {
  const asked = askedQuestionsOf(
    {
      ...eventAsking([
        questionOf('q', { section: 'a', when: { all: [minors, girls] } }),
        questionOf('code', { codes: 'list' }),
        questionOf('scan', { type: 'file' }),
      ]),
      sections: [{ id: 'a', name: 'A', when: minors }],
    },
    words,
  )
  expect(asked).toEqual({
    sections: [{ id: 'a', name: 'A', conditions: [{ condition: minors, words: words(minors) }] }],
    questions: [
      {
        question: questionOf('q'),
        section: 'a',
        conditions: [minors, girls].map((condition) => ({ condition, words: words(condition) })),
      },
    ],
  })
})

test('a question of several events is listed once, with the newest of them; its section stays whole', () => {
  const sizes = (...names: string[]) => ({
    ...({ section: 'a', type: 'radio', label: 'Rozmiar' } as const),
    options: names.map((name) => ({ id: name, name })),
  })
  const events = [
    earlier('2027', eventAsking([questionOf('Parafia', { section: 'a' }), questionOf('r', sizes('S', 'M'))])),
    earlier(
      '2026',
      eventAsking([
        questionOf('parafia?', { section: 'a' }),
        questionOf('r', sizes('S', 'M', 'L')),
        questionOf('Uwagi'),
      ]),
    ),
    earlier('2025', eventAsking([questionOf('uwagi', { section: 'b' })])),
  ]
  const shown = distinctQuestions(events).map(({ event, sections }) => [
    event.title,
    ...sections.map(
      ({ section, questions }) =>
        `${section === null ? '-' : `${section.name}/${section.questions.length}`}: ${questions.map(({ question }) => question.id).join(' ')}`,
    ),
  ])
  expect(shown).toEqual([
    ['2027', 'A/2: Parafia r'],
    ['2026', '-: Uwagi', 'A/2: r'],
  ])
})

test('a question that is taken alone keeps the condition that it had through its section', () => {
  const document = {
    ...eventAsking([questionOf('q', { section: 'a' })]),
    sections: [{ id: 'a', name: 'A', when: minors }],
  }
  const [asked] = distinctQuestions([earlier('2026', document)])
  expect(asked?.sections[0]?.questions[0]?.conditions).toEqual([{ condition: minors, words: words(minors) }])
})

/** Events that ask more than codes. */
const ASKING = SHOWN_EVENTS.filter(({ document }) =>
  document.questions.some(({ codes, type }) => codes === undefined && type !== 'file'),
)

/** The problems of an event that come from its form. */
function problemsOf(document: DefinitionDocument): string[] {
  const parsed = parseDefinition(document)
  return parsed.ok ? [] : parsed.problems.map(problemText)
}

test.each(ASKING)(
  'what $file asks can be taken over into an event that knows nothing of it, without a problem',
  ({ file, document }) => {
    const empty: DefinitionDocument = { ...eventAsking([]), sections: [] }
    const taken = distinctQuestions([earlier(file, document)]).flatMap(({ sections, known }) =>
      sections.map((each) => ({ ...each, known })),
    )
    const form = taken.reduce(
      (so, { section, questions, known }) =>
        (section === null ? takeOver(so, questions, { section, known }) : takeSection(so, section, known))
          .document,
      empty,
    )
    expect(form.questions.length).toBeGreaterThan(0)
    expect(problemsOf(form)).toEqual([])
  },
)

test.each(ASKING)('what $file asks is all there already in itself', ({ file, document }) => {
  for (const { sections, known } of distinctQuestions([earlier(file, document)]))
    for (const { section } of sections)
      if (section !== null) expect(takeSection(document, section, known).document).toEqual(document)
})
