import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outing } from './outing.ts'

/**
 * A small document that takes long to validate: rows of a price whose conditions have fifteen alternatives one after
 * another and contradict themselves only in the last.
 */
export function endlessDefinition(rows = 18): EventDefinitionInput {
  const event = outing()
  const alternatives = (row: number) =>
    Array.from({ length: 15 }, (_, n) => ({
      any: [
        { fact: `answer.q${n}`, is: `a${row}` },
        { fact: `answer.q${n}`, is: `b${row}` },
      ],
    }))
  const never = {
    any: [
      {
        all: [
          { fact: 'people', atLeast: 9 },
          { fact: 'people', atMost: 3 },
        ],
      },
      {
        all: [
          { fact: 'people', atLeast: 8 },
          { fact: 'people', atMost: 2 },
        ],
      },
    ],
  }
  const [fee, ...others] = event.items ?? []
  if (fee === undefined) throw new Error('The outing has a fee.')
  const options = Array.from({ length: rows }, (_, row) => [`a${row}`, `b${row}`]).flat()
  return {
    ...event,
    questions: Array.from({ length: 15 }, (_, n) => ({
      ...{ id: `q${n}`, of: 'registration', type: 'select', label: `Pytanie ${n}` },
      options: options.map((id) => ({ id, name: id })),
    })),
    items: [
      {
        ...fee,
        price: [
          ...Array.from({ length: rows }, (_, row) => ({
            when: { all: [...alternatives(row), never] },
            amount: 100 + row,
          })),
          { amount: 10_000 },
        ],
      },
      ...others,
    ],
  }
}
