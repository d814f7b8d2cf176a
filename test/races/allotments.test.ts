import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { problemSchema } from '#contract/errors.ts'
import type { Answer } from '#test/support/send.ts'
import { audit } from './audit.ts'
import { type Desk, fromOffice, openDesk } from './desk.ts'
import { hold, standing } from './hold.ts'

const codeOf = (answer: Answer) => (answer.status < 300 ? 'done' : problemSchema.parse(answer.json).code)

/** One after another comes to stand before the same rows; then all go on. */
async function inTurn({ url }: Desk, ...deeds: (() => Promise<Answer>)[]): Promise<string[]> {
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const answers: Promise<Answer>[] = []
  for (const deed of deeds) {
    answers.push(deed())
    await standing(url, answers.length)
  }
  await pools.letGo()
  return (await Promise.all(answers)).map(codeOf)
}

const BECAUSE = { aboveLimitBecause: 'Goście organizatora' }

test('two people go above the limit at the same moment: both decisions stand, with all their places', async () => {
  await using desk = await openDesk(2)
  await desk.shop.buy(randomUUID(), 1, 2)
  const { first, second } = desk
  const done = await inTurn(
    desk,
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
  expect(await audit(desk.url)).toEqual([])
})

test('without a decision two people who set aside what is enough for one: the first has it', async () => {
  await using desk = await openDesk(3)
  const { first, second } = desk
  const done = await inTurn(
    desk,
    () => first.aside('goscie', 2),
    () => second.aside('chor', 2),
  )
  expect(done).toEqual(['done', 'full'])
  expect(await audit(desk.url)).toEqual([])
})

test('two people make the same allotment at the same moment: there is one, as the last of them said', async () => {
  await using desk = await openDesk(9)
  const { first, second } = desk
  const done = await inTurn(
    desk,
    () => first.aside('biuro', 2),
    () => second.aside('biuro', 5),
  )
  expect(done).toEqual(['done', 'done'])
  expect(await first.limits()).toMatchObject({
    limits: [{ taken: 5 }],
    allotments: [{ slug: 'biuro', units: 5 }],
  })
  expect(await audit(desk.url)).toEqual([])
})

test('two desks sell the last place of an allotment: one does, the other is told that there is none', async () => {
  await using desk = await openDesk(5)
  const { first, second } = desk
  await first.aside('biuro', 1)
  const done = await inTurn(
    desk,
    () => first.register(fromOffice(1)),
    () => second.register(fromOffice(2)),
  )
  expect(done).toEqual(['done', 'registration_refused'])
  expect((await first.limits()).allotments).toMatchObject([{ units: 1, taken: 1, left: 0 }])
  expect(await audit(desk.url)).toEqual([])
})

test('an allotment is made smaller while it is sold from: whoever comes first has it', async () => {
  await using desk = await openDesk(5)
  const { first, second } = desk
  await first.aside('biuro', 2)
  const sold = await inTurn(
    desk,
    () => first.register(fromOffice(1, 2)),
    () => second.aside('biuro', 1),
  )
  expect(sold).toEqual(['done', 'allotment_in_use'])
  await first.aside('biuro', 4)
  const resized = await inTurn(
    desk,
    () => second.aside('biuro', 3),
    () => first.register(fromOffice(2, 2)),
  )
  expect(resized).toEqual(['done', 'registration_refused'])
  expect(await first.limits()).toMatchObject({
    limits: [{ taken: 3 }],
    allotments: [{ units: 3, taken: 2, left: 1 }],
  })
  expect(await audit(desk.url)).toEqual([])
})
