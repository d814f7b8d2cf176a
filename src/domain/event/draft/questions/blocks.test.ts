import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventAsking, NEW_EVENT, questionOf, SHOWN_EVENTS, someForm } from '#test/support/question-forms.ts'
import { blocksOf, placeOf, withBlocks } from './blocks.ts'
import { moveQuestion, moveQuestionTo, moveQuestionToSection, nextPlace } from './move-question.ts'
import { addSection, changeSection, moveSection, moveSectionTo, removeSection } from './sections.ts'

/** 'A: q1 q2 | : q3': the form as it is seen. */
const seen = (document: Parameters<typeof blocksOf>[0]) =>
  blocksOf(document)
    .map(({ id, questions }) => `${id ?? ''}: ${questions.map((question) => question.id).join(' ')}`)
    .join(' | ')

const FORM = eventAsking([
  questionOf('q1', { section: 'a' }),
  questionOf('q2', { section: 'a' }),
  questionOf('q3'),
  questionOf('q4', { section: 'c' }),
])

describe('of the shown cases and the demo', () => {
  test('there are all', () => expect(SHOWN_EVENTS.length).toBeGreaterThan(25))
  test.each(SHOWN_EVENTS)('$file is read and written without a change', ({ document }) => {
    expect(withBlocks(document, blocksOf(document))).toEqual(document)
  })
})

test('any form is read and written without a change, and no question is lost', () => {
  fc.assert(
    fc.property(someForm, (document) => {
      expect(withBlocks(document, blocksOf(document))).toEqual(document)
      expect(blocksOf(document).flatMap(({ questions }) => questions)).toEqual(document.questions)
    }),
  )
})

test('a section without questions stands before the next one; an empty form has one place', () => {
  expect(seen(FORM)).toBe('a: q1 q2 | : q3 | b:  | c: q4')
  expect(seen(eventAsking([questionOf('q1', { section: 'c' })]))).toBe('a:  | b:  | c: q1')
  expect(seen(eventAsking([questionOf('q1')]))).toBe(': q1 | a:  | b:  | c: ')
  expect(seen(NEW_EVENT)).toBe(': ')
})

describe('moving a question', () => {
  test('goes one place within its section, then into the next one', () => {
    expect(seen(moveQuestion(FORM, 'q1', 'down'))).toBe('a: q2 q1 | : q3 | b:  | c: q4')
    expect(seen(moveQuestion(FORM, 'q2', 'down'))).toBe('a: q1 | : q2 q3 | b:  | c: q4')
    expect(seen(moveQuestion(FORM, 'q4', 'up'))).toBe('a: q1 q2 | : q3 | b: q4 | c: ')
  })

  test('stops at the ends of the form', () => {
    expect(moveQuestion(FORM, 'q1', 'up')).toBe(FORM)
    expect(moveQuestion(FORM, 'q4', 'down')).toBe(FORM)
    expect(nextPlace(FORM, 'q4', 'down')).toBeNull()
    expect(moveQuestion(FORM, 'unknown', 'up')).toBe(FORM)
  })

  test('to a place counts places as they are seen before', () => {
    expect(seen(moveQuestionTo(FORM, 'q1', { block: 0, at: 2 }))).toBe('a: q2 q1 | : q3 | b:  | c: q4')
    expect(seen(moveQuestionTo(FORM, 'q4', { block: 0, at: 1 }))).toBe('a: q1 q4 q2 | : q3 | b:  | c: ')
    expect(moveQuestionTo(FORM, 'q1', { block: 0, at: 0 })).toEqual(FORM)
  })

  test('to a section goes behind its questions, out of all of them to the front', () => {
    expect(seen(moveQuestionToSection(FORM, 'q1', 'c'))).toBe('a: q2 | : q3 | b:  | c: q4 q1')
    expect(seen(moveQuestionToSection(FORM, 'q4', null))).toBe('a: q1 q2 | : q3 q4 | b:  | c: ')
    const all = eventAsking([questionOf('q1', { section: 'a' }), questionOf('q2', { section: 'a' })])
    expect(seen(moveQuestionToSection(all, 'q2', null))).toBe(': q2 | a: q1 | b:  | c: ')
  })

  test('there and back is the form as it was, and only its section and its place change', () => {
    fc.assert(
      fc.property(someForm, fc.nat(8), (document, index) => {
        const id = `q${index}`
        const down = moveQuestion(document, id, 'down')
        const others = (each: typeof document) => each.questions.filter((question) => question.id !== id)
        expect(others(down)).toEqual(others(document))
        expect({ ...down, questions: [] }).toEqual({ ...document, questions: [] })
        // A block of one loose question is gone once it is left, so that there is no way back into it.
        const left = placeOf(blocksOf(document), id)
        const isOnly = left !== null && blocksOf(document)[left.block]?.questions.length === 1
        if (!isOnly && down !== document) expect(moveQuestion(down, id, 'up')).toEqual(document)
      }),
    )
  })
})

describe('sections', () => {
  test('a new one stands last, with an id of its own that stays', () => {
    const added = addSection(FORM, 'W drodze')
    expect(added.id).toBe('w-drodze')
    expect(addSection(added.document, 'W drodze!').id).toBe('w-drodze-2')
    const when = { fact: 'age', atMost: 17 }
    const renamed = changeSection(added.document, added.id, { name: 'Na trasie', when })
    expect(renamed.sections.at(-1)).toEqual({ id: 'w-drodze', name: 'Na trasie', when })
    expect(changeSection(renamed, added.id, { name: 'W drodze', when: undefined })).toEqual(added.document)
  })

  test('moves with its questions, also where they stood apart', () => {
    expect(seen(moveSection(FORM, 'c', 'up'))).toBe('a: q1 q2 | : q3 | c: q4 | b: ')
    expect(moveSection(FORM, 'c', 'up').sections.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect(seen(moveSection(FORM, 'a', 'down'))).toBe(': q3 | a: q1 q2 | b:  | c: q4')
    expect(moveSection(FORM, 'a', 'up')).toBe(FORM)
    expect(seen(moveSection(FORM, 'b', 'up'))).toBe('b:  | a: q1 q2 | : q3 | c: q4')
    expect(moveSection(eventAsking([questionOf('q1')]), 'a', 'up').sections).toHaveLength(3)
    const apart = eventAsking(['a', 'b', 'a'].map((section, i) => questionOf(`q${i}`, { section })))
    expect(seen(moveSection(apart, 'a', 'down'))).toBe('b: q1 | a: q0 q2 | c: ')
  })

  test('is pulled before any block, or behind the last', () => {
    expect(seen(moveSectionTo(FORM, 'c', 0))).toBe('c: q4 | a: q1 q2 | : q3 | b: ')
    expect(seen(moveSectionTo(FORM, 'a', 4))).toBe(': q3 | b:  | c: q4 | a: q1 q2')
    expect(seen(moveSectionTo(FORM, 'a', 2))).toBe(': q3 | a: q1 q2 | b:  | c: q4')
    expect(moveSectionTo(FORM, 'a', 1)).toEqual(FORM)
    expect(moveSectionTo(FORM, 'unknown', 1)).toBe(FORM)
  })

  test('moving one loses no question and changes none', () => {
    fc.assert(
      fc.property(someForm, fc.constantFrom('a', 'b', 'c'), (document, id) => {
        const moved = moveSection(document, id, 'down')
        const byId = (each: typeof document) => each.questions.toSorted((a, b) => (a.id < b.id ? -1 : 1))
        expect(byId(moved)).toEqual(byId(document))
        expect(new Set(moved.sections)).toEqual(new Set(document.sections))
      }),
    )
  })

  test('taken away leaves its questions where they are, asked of the same people as before', () => {
    const minors = { fact: 'age', atMost: 17 }
    const girls = { fact: 'sex', is: 'FEMALE' }
    const document = {
      ...eventAsking([
        questionOf('q1', { section: 'a' }),
        questionOf('q2', { section: 'a', when: girls }),
        questionOf('q3', { section: 'b' }),
      ]),
      sections: [
        { id: 'a', name: 'A', when: minors },
        { id: 'b', name: 'B' },
      ],
    }
    expect(removeSection(document, 'a')).toMatchObject({
      sections: [{ id: 'b' }],
      questions: [
        questionOf('q1', { when: minors }),
        questionOf('q2', { when: { all: [minors, girls] } }),
        { id: 'q3' },
      ],
    })
  })
})
