import { expect, test } from 'vitest'
import { newApprovals } from './approvals.ts'
import { compiled, context, draft } from './quote.fixture.ts'

const event = compiled({
  types: [
    { id: 'guest', name: 'Gość' },
    { id: 'helper', name: 'Pomocnik' },
    { id: 'speaker', name: 'Prelegent' },
  ],
  approvals: [
    { id: 'help', name: 'Pomoc', when: { fact: 'type', in: ['helper', 'speaker'] } },
    { id: 'talk', name: 'Wystąpienie', when: { fact: 'type', is: 'speaker' } },
  ],
})
const of = (...types: string[]) => draft(types.map((type) => ({ type })))
const added = (agreed: string[] | null, changed: string[]) =>
  newApprovals(event, agreed && of(...agreed), of(...changed), context()).map(
    ({ approval, person }) => `${approval} ${person}`,
  )

test('a change waits for what nobody has approved of that person', () => {
  expect(added(null, ['guest', 'helper'])).toEqual(['help b'])
  expect(added(['guest', 'helper'], ['guest', 'helper'])).toEqual([])
  expect(added(['guest', 'helper'], ['helper', 'helper'])).toEqual(['help a'])
  expect(added(['guest', 'helper'], ['guest', 'speaker'])).toEqual(['talk b'])
})
