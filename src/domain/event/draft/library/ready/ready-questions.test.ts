import { describe, expect, test } from 'vitest'
import { eventAsking, NEW_EVENT } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../../check/check-definition.ts'
import type { DefinitionDocument } from '../../../definition/definition.ts'
import { EVENT_KINDS } from '../../../definition/event-kinds.ts'
import { withAttendance } from '../../who/asked-of-all.ts'
import { takeOver } from '../take-over.ts'
import { READY_SUBJECTS, type ReadyQuestion } from './ready-question.ts'
import { READY_QUESTIONS, readyQuestionsFor, usualQuestionsFor } from './ready-questions.ts'

const EMPTY: DefinitionDocument = NEW_EVENT
const HEADCOUNT: DefinitionDocument = withAttendance(NEW_EVENT, 'headcount')
const UNDATED: DefinitionDocument = { ...NEW_EVENT, ask: { birthDate: 'no', sex: 'no' } }

const added = (document: DefinitionDocument, { questions }: ReadyQuestion) =>
  takeOver(document, questions, { section: null })

/** The problems that a question brings: an event that has just begun may have its own. */
function newProblems(before: DefinitionDocument, after: DefinitionDocument): unknown[] {
  const of = (document: DefinitionDocument) => {
    const parsed = parseDefinition(document)
    return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path}: ${code}`)
  }
  const had = of(before)
  return of(after).filter((problem) => !had.includes(problem))
}

test('an event that has just begun can be published, so that what is found below is of the questions', () => {
  expect(parseDefinition(EMPTY)).toMatchObject({ ok: true })
})

describe.each(READY_QUESTIONS)('$id', (ready) => {
  test('can be published as it is, with all that follows from its answer', () => {
    const taken = added(EMPTY, ready)
    expect(taken.leftOut).toEqual([])
    expect(parseDefinition(taken.document)).toMatchObject({ ok: true })
    expect(taken.document.questions).toHaveLength(ready.questions.length)
  })

  test('says who reads the answer or how long it is kept, and has ids of its own', () => {
    for (const { question } of ready.questions) expect(question.keepDays).toBeGreaterThan(0)
    const ids = ready.questions.map(({ question }) => question.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe(ready.id)
  })

  test('without dates of birth is asked of everybody, and then nothing is required that was meant for few', () => {
    const { document, leftOut } = added(UNDATED, ready)
    expect(newProblems(UNDATED, document)).toEqual([])
    const lost = leftOut.map(({ label }) => label)
    for (const { label, required } of document.questions)
      if (lost.includes(label)) expect(required).toBe(false)
    const asksAge = ready.questions.some(({ conditions }) => JSON.stringify(conditions).includes('"age"'))
    expect(leftOut.length > 0).toBe(asksAge)
  })
})

test.each(readyQuestionsFor({ kind: 'other', attendance: 'headcount' }))(
  '$id is asked once where only places are counted',
  (ready) => {
    const { document, leftOut } = added(HEADCOUNT, ready)
    expect(newProblems(HEADCOUNT, document)).toEqual([])
    expect(leftOut).toEqual([])
    for (const { of } of document.questions) expect(of).toBe('registration')
  },
)

test('answers about health and belief are for few, and not for long', () => {
  const delicate = READY_QUESTIONS.filter(({ subject }) => subject === 'health' || subject === 'parish')
  for (const { questions } of delicate)
    for (const { question } of questions)
      expect(question).toMatchObject({ seenBy: expect.any(Array), keepDays: 30 })
})

test('each stands under its subject, all of them together, and no two have one id', () => {
  const subjects = READY_QUESTIONS.map(({ subject }) => READY_SUBJECTS.indexOf(subject))
  expect(subjects.filter((at, index) => index === 0 || at !== subjects[index - 1])).toEqual(
    READY_SUBJECTS.filter((subject) => READY_QUESTIONS.some((each) => each.subject === subject)).map((each) =>
      READY_SUBJECTS.indexOf(each),
    ),
  )
  expect(new Set(READY_QUESTIONS.map(({ id }) => id)).size).toBe(READY_QUESTIONS.length)
})

test('what is offered fits the kind of event, and nothing about people where only places are counted', () => {
  const idsFor = (kind: DefinitionDocument['kind'], attendance: DefinitionDocument['attendance']) =>
    readyQuestionsFor({ kind, attendance }).map(({ id }) => id)
  expect(idsFor('camp', 'people')).toContain('vaccinations')
  expect(idsFor('run', 'people')).not.toContain('vaccinations')
  expect(idsFor('pilgrimage', 'people')).toContain('pesel')
  expect(idsFor('pilgrimage', 'headcount')).not.toContain('pesel')
  expect(idsFor('entries', 'headcount')).toContain('school-group')
})

test.each(EVENT_KINDS)('the usual ones of kind %s are all offered in it', (kind) => {
  expect(usualQuestionsFor({ kind, attendance: 'people' })).toHaveLength(6)
  const counted = usualQuestionsFor({ kind, attendance: 'headcount' })
  expect(counted.every(({ ofPeople }) => ofPeople !== true)).toBe(true)
})

test('all of them together can be published', () => {
  const all = READY_QUESTIONS.flatMap(({ questions }) => questions)
  const { document } = takeOver(eventAsking([]), all, { section: 'a' })
  expect(parseDefinition(document)).toMatchObject({ ok: true })
  expect(document.questions.map(({ label }) => label)).toEqual(all.map(({ question }) => question.label))
})
