import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pause } from '#server/db/embedded/processes.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { audit } from './audit.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { TIME_IS_OVER } from './late.ts'
import { countOutcomes, faultsOf, type Outcome } from './outcomes.ts'
import { rush } from './rush.ts'
import { fromOffice, sellOnTwoNodes, type TwoNodes } from './two-nodes.ts'

const FAMILIES = 60
const limitThen = z.object({ capacity: z.number(), taken: z.number() })

test.each([
  { to: 4, words: 'to less than what is taken' },
  { to: 15, words: 'to more than what is taken' },
])('a limit is lowered $words while 60 families come: not one more is sold', async ({ to }) => {
  await using twoNodes = await sellOnTwoNodes(40)
  let lowered: Promise<Answer> | undefined
  const outcomes = await rush(twoNodes.eventOnSale, {
    families: FAMILIES,
    within: 3_000,
    patience: 0,
    onCreated: (created) => {
      if (created >= 8) lowered ??= twoNodes.first.limit('event', to)
    },
  })
  const then = limitThen.parse((await lowered)?.json)
  expect(then).toMatchObject({ capacity: to })

  expect(await faultsOf(twoNodes.url, outcomes)).toEqual([])
  const [pool] = (await twoNodes.second.limits()).limits
  const { created } = countOutcomes(outcomes)
  // Registrations from before the limit fell stay; after that only as many as it allows.
  expect(then.taken).toBeGreaterThanOrEqual(8)
  expect(created).toBe(Math.max(to, then.taken))
  expect(pool).toMatchObject({ capacity: to, taken: created, over: Math.max(0, created - to) })
})

/** Families that ask repeatedly, until they have a place or are refused after the limit was raised. */
async function hammer(
  { eventOnSale }: TwoNodes,
  families: number,
  isRaised: () => boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await Promise.all(
    Array.from({ length: families }, async (_, family) => {
      for (;;) {
        const [key, last] = [randomUUID(), isRaised()]
        const answer = await eventOnSale.buy(key, family, 1, family)
        outcomes.push({ key, answer })
        if (answer.status === 201 || last) return
        await pause(20 + Math.random() * 60)
      }
    }),
  )
  return outcomes
}

test('a limit raised under a load of repeated orders sells exactly as many more places', async () => {
  await using twoNodes = await sellOnTwoNodes(5)
  let raised = false
  const hammering = hammer(twoNodes, 40, () => raised)
  for (const capacity of [9, 14]) {
    await pause(700)
    expect((await twoNodes.second.limit('event', capacity)).json).toMatchObject({ capacity, over: 0 })
  }
  raised = true
  const outcomes = await hammering
  expect(await faultsOf(twoNodes.url, outcomes)).toEqual([])
  expect(countOutcomes(outcomes).created).toBe(14)
  expect((await twoNodes.first.limits()).limits).toMatchObject([{ capacity: 14, taken: 14, over: 0 }])
})

test('limits, allotments, sales and expiries all at once cause no server error and no fault in the audit', async () => {
  await using twoNodes = await sellOnTwoNodes(20)
  const { eventOnSale, first, second } = twoNodes
  await first.aside('biuro', 6)
  const because = 'Goście organizatora'
  const answers: Answer[] = []
  const collect = async (asked: Promise<Answer>) => answers.push(await asked)
  await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => collect(eventOnSale.buy(randomUUID(), n, 1 + (n % 3), n))),
    ...Array.from({ length: 12 }, (_, n) => collect((n % 2 ? first : second).register(fromOffice(100 + n)))),
    ...[12, 30, 8, 20].map((capacity, n) => collect((n % 2 ? first : second).limit('event', capacity))),
    ...[9, 3, 12, 0, 5].map((units, n) => collect((n % 2 ? second : first).aside('biuro', units))),
    ...[1, 4, 0].map((units) => collect(second.aside('goscie', units, { aboveLimitBecause: because }))),
    ...Array.from({ length: 4 }, async (_, n) => {
      await pause(150 * n)
      await asOwner(twoNodes.url, `${TIME_IS_OVER} WHERE state = 'awaiting_payment'`)
      await makeDue(twoNodes.url, 'expire-registration')
    }),
  ])
  await allJobsDone(twoNodes.url)
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  expect(await audit(twoNodes.url)).toEqual([])
})
