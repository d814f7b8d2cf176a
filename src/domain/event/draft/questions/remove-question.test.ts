import { describe, expect, test } from 'vitest'
import { eventAsking, questionOf, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { removalOf, usesOfOption, withoutRemoved } from './remove-question.ts'

const YES = { fact: 'answer.q1', is: 'yes' }
const choice = {
  type: 'radio',
  options: [
    { id: 'yes', name: 'Tak' },
    { id: 'no', name: 'Nie' },
  ],
} as const
const CHOICE = { ...choice, options: [...choice.options] }
const FORM = eventAsking([
  questionOf('q1', CHOICE),
  questionOf('q2', { when: YES }),
  questionOf('q3', { when: { fact: 'answer.q2', given: true } }),
  questionOf('q4', { section: 'b' }),
  questionOf('q5'),
])
const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id)

test('a question that nothing asks for goes alone', () => {
  const removal = removalOf(FORM, 'q5')
  expect(removal).toMatchObject({ questions: [{ id: 'q5' }], sections: [], usedBy: [] })
  expect(idsOf(withoutRemoved(FORM, removal).questions)).toEqual(['q1', 'q2', 'q3', 'q4'])
})

test('questions asked because of it go with it, and those asked because of them', () => {
  expect(idsOf(removalOf(FORM, 'q1').questions)).toEqual(['q1', 'q2', 'q3'])
  const document = { ...FORM, sections: [{ id: 'b', name: 'B', when: YES }] }
  const removal = removalOf(document, 'q1')
  expect([idsOf(removal.questions), idsOf(removal.sections)]).toEqual([['q1', 'q2', 'q3', 'q4'], ['b']])
  expect(withoutRemoved(document, removal)).toMatchObject({ questions: [{ id: 'q5' }], sections: [] })
})

test('a price, a table, a requirement and the place of its message keep it', () => {
  const [fee] = FORM.items
  const rows = [{ when: YES, amount: 0 }, { amount: 100 }]
  const price = { by: ['answer.q1'], amounts: { yes: 1, no: 2 } }
  const requirement = {
    ...{ id: 'r', of: 'person' as const, code: 'not_eligible' as const, message: 'Nie.' },
    ...{ must: { fact: 'age', atLeast: 7 }, where: 'q1' },
  }
  if (fee === undefined) throw new Error('A new event has a fee.')
  expect(removalOf({ ...FORM, items: [{ ...fee, price: rows }] }, 'q1').usedBy).toEqual([
    'items.0.price.0.when',
  ])
  expect(removalOf({ ...FORM, items: [{ ...fee, price }] }, 'q1').usedBy).toEqual(['items.0.price.by.0'])
  expect(removalOf({ ...FORM, requirements: [requirement] }, 'q1').usedBy).toEqual(['requirements.0.where'])
  // What goes with it is kept by the same.
  const ofLater = [{ when: { fact: 'answer.q3', given: true }, amount: 0 }, { amount: 100 }]
  expect(removalOf({ ...FORM, items: [{ ...fee, price: ofLater }] }, 'q1').usedBy).toHaveLength(1)
  expect(usesOfOption({ ...FORM, items: [{ ...fee, price }] }, 'q1', 'no')).toEqual(['items.0.price.by.0'])
})

test('an option is kept by conditions that name it, not by those that name another', () => {
  expect(usesOfOption(FORM, 'q1', 'yes')).toEqual(['questions.1.when'])
  expect(usesOfOption(FORM, 'q1', 'no')).toEqual([])
})

describe('of the shown cases and the demo', () => {
  const asking = SHOWN_EVENTS.filter(({ document }) => document.questions.length > 0)
  test.each(asking)(
    'what can be removed from $file leaves an event that can be published',
    ({ document }) => {
      for (const { id } of document.questions) {
        const removal = removalOf(document, id)
        const isFree = removal.usedBy.length === 0
        // Where something asks for the answer, the check would find what was left behind.
        const left = withoutRemoved(document, removal)
        expect([id, parseDefinition(left).ok]).toEqual([id, isFree])
      }
    },
  )
})
