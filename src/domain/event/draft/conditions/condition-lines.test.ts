import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { canonical } from '../../definition/canonical.ts'
import type { Condition } from '../../definition/condition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import { conditionOfLines, linesOf } from './condition-lines.ts'
import { groupedFacts } from './grouped-facts.ts'

const CHILD = { fact: 'age', atMost: 12 }
const ADULT = { fact: 'age', atLeast: 18 }
const WHITE = { fact: 'group', is: 'biala' }
const CARD = { fact: 'answer.kdr', is: true }

const comparison: fc.Arbitrary<Condition> = fc.constantFrom<Condition>(
  ...[CHILD, ADULT, WHITE, CARD],
  { fact: 'chosen.bus', given: true },
  { fact: 'type', in: ['a', 'b'] },
)
const condition: fc.Arbitrary<Condition> = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    comparison,
    tie('tree').map((not): Condition => ({ not })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
  ),
})).tree

test('any condition is read and written without changing what it says', () => {
  fc.assert(
    fc.property(condition, (whole) => {
      const written = conditionOfLines(linesOf(whole))
      expect(written && canonical(written)).toEqual(canonical(whole))
    }),
  )
})

describe('lines', () => {
  test('say whether all or one must hold, what is in brackets and what is turned round', () => {
    expect(linesOf({ any: [CARD, { all: [WHITE, { not: CHILD }] }] })).toMatchObject({
      together: 'any',
      lines: [
        { kind: 'chip', not: false },
        {
          kind: 'group',
          together: 'all',
          lines: [{ not: false }, { not: true, chip: { fact: 'age', to: 12 } }],
        },
      ],
    })
    expect(linesOf({ not: { any: [WHITE, CARD] } })).toMatchObject({
      lines: [{ kind: 'group', together: 'any', not: true }],
    })
    expect(linesOf(undefined).lines).toEqual([])
  })

  test('two values of one fact stay two lines while they are typed', () => {
    const two = { any: [WHITE, { fact: 'group', is: 'zlota' }] }
    expect(conditionOfLines(linesOf(two))).toEqual(two)
  })

  test('brackets stay around their last part, and go with it', () => {
    const group = { kind: 'group', together: 'any', not: false } as const
    const [line] = linesOf(WHITE).lines
    if (line?.kind !== 'chip') throw new Error('There is no line.')
    const bracketed = conditionOfLines({ together: 'all', lines: [line, { ...group, lines: [line] }] })
    expect(bracketed).toEqual({ all: [WHITE, { any: [WHITE] }] })
    expect(linesOf(bracketed).lines[1]).toMatchObject({ kind: 'group' })
    expect(conditionOfLines({ together: 'all', lines: [line, { ...group, lines: [] }] })).toEqual(WHITE)
  })
})

test.each(SHOWN_EVENTS)('$file is read and written without a change', ({ document }) => {
  for (const { condition: placed } of conditionsOf(expandDefinition(document)))
    expect(conditionOfLines(linesOf(placed))).toEqual(placed)
})

test.each(SHOWN_EVENTS)('what requirements and gates of $file ask is offered', ({ document }) => {
  const definition = expandDefinition(document)
  const offered = groupedFacts(definition, { of: 'person', priced: true })
  const names = offered.flatMap(({ facts }) => facts.map(({ name }) => name))
  const asked = conditionsOf(definition)
    .filter(({ path }) => /^(?:requirements|windows|groups|types|statements|approvals|carers)/.test(path))
    .flatMap(({ condition: placed }) => comparisonsOf(placed))
  for (const { fact } of asked) expect(names).toContain(fact)
})
