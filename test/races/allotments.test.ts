import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { problemSchema } from '#contract/errors.ts'
import type { Answer } from '#test/support/send.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { fromOffice, sellOnTwoNodes, type TwoNodes } from './two-nodes.ts'

const codeOf = (answer: Answer) => (answer.status < 300 ? 'done' : problemSchema.parse(answer.json).code)

/** Lets each action in turn wait for the same rows; then all go on. */
async function inTurn({ url }: TwoNodes, ...actions: (() => Promise<Answer>)[]): Promise<string[]> {
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const answers: Promise<Answer>[] = []
  for (const action of actions) {
    answers.push(action())
    await standing(url, answers.length)
  }
  await pools.letGo()
  return (await Promise.all(answers)).map(codeOf)
}

const BECAUSE = { aboveLimitBecause: 'Goście organizatora' }

test('two people go above the limit at the same moment: both decisions stand, with all their places', async () => {
  await using twoNodes = await sellOnTwoNodes(2)
  await twoNodes.eventOnSale.buy(randomUUID(), 1, 2)
  const { first, second } = twoNodes
  const done = await inTurn(
    twoNodes,
    () => first.aside('goscie', 3, BECAUSE),
    () => second.aside('chor', 4, BECAUSE),
  )
  expect(done).toEqual(['done', 'done'])
  const { limits, allotments } = await first.limits()
  expect(limits).toMatchObject([{ capacity: 2, taken: 9, over: 7 }])
  expect(allotments.map(({ slug, units }) => [slug, units])).toEqual([
    ['chor', 4],
    ['goscie', 3],
  ])
  expect(await audit(twoNodes.url)).toEqual([])
})

test('without a decision, of two people who set aside places that suffice for one the first gets them', async () => {
  await using twoNodes = await sellOnTwoNodes(3)
  const { first, second } = twoNodes
  const done = await inTurn(
    twoNodes,
    () => first.aside('goscie', 2),
    () => second.aside('chor', 2),
  )
  expect(done).toEqual(['done', 'full'])
  expect(await audit(twoNodes.url)).toEqual([])
})

test('two people make the same allotment at the same moment: there is one, as last requested', async () => {
  await using twoNodes = await sellOnTwoNodes(9)
  const { first, second } = twoNodes
  const done = await inTurn(
    twoNodes,
    () => first.aside('biuro', 2),
    () => second.aside('biuro', 5),
  )
  expect(done).toEqual(['done', 'done'])
  expect(await first.limits()).toMatchObject({
    limits: [{ taken: 5 }],
    allotments: [{ slug: 'biuro', units: 5 }],
  })
  expect(await audit(twoNodes.url)).toEqual([])
})

test('two members of staff sell the last place of an allotment: one succeeds, the other is refused', async () => {
  await using twoNodes = await sellOnTwoNodes(5)
  const { first, second } = twoNodes
  await first.aside('biuro', 1)
  const done = await inTurn(
    twoNodes,
    () => first.register(fromOffice(1)),
    () => second.register(fromOffice(2)),
  )
  expect(done).toEqual(['done', 'registration_refused'])
  expect((await first.limits()).allotments).toMatchObject([{ units: 1, taken: 1, left: 0 }])
  expect(await audit(twoNodes.url)).toEqual([])
})

test('an allotment is made smaller while it is sold from: the request that comes first wins', async () => {
  await using twoNodes = await sellOnTwoNodes(5)
  const { first, second } = twoNodes
  await first.aside('biuro', 2)
  const sold = await inTurn(
    twoNodes,
    () => first.register(fromOffice(1, 2)),
    () => second.aside('biuro', 1),
  )
  expect(sold).toEqual(['done', 'allotment_in_use'])
  await first.aside('biuro', 4)
  const resized = await inTurn(
    twoNodes,
    () => second.aside('biuro', 3),
    () => first.register(fromOffice(2, 2)),
  )
  expect(resized).toEqual(['done', 'registration_refused'])
  expect(await first.limits()).toMatchObject({
    limits: [{ taken: 3 }],
    allotments: [{ units: 3, taken: 2, left: 1 }],
  })
  expect(await audit(twoNodes.url)).toEqual([])
})
