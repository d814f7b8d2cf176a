import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pause } from '#server/db/embedded/processes.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { audit } from './audit.ts'
import { type Desk, fromOffice, openDesk } from './desk.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { TIME_IS_OVER } from './late.ts'
import { rush } from './rush.ts'
import { countTold, faultsOf, type Told } from './told.ts'

const FAMILIES = 60
const limitThen = z.object({ capacity: z.number(), taken: z.number() })

test.each([
  { to: 4, words: 'to less than what is taken' },
  { to: 15, words: 'to more than what is taken' },
])('a limit is lowered $words while 60 families come: not one more is sold', async ({ to }) => {
  await using desk = await openDesk(40)
  let lowered: Promise<Answer> | undefined
  const told = await rush(desk.shop, {
    families: FAMILIES,
    within: 3_000,
    patience: 0,
    onCreated: (created) => {
      if (created >= 8) lowered ??= desk.first.limit('event', to)
    },
  })
  const then = limitThen.parse((await lowered)?.json)
  expect(then).toMatchObject({ capacity: to })

  expect(await faultsOf(desk.url, told)).toEqual([])
  const [pool] = (await desk.second.limits()).limits
  const { created } = countTold(told)
  // Who was in when the limit fell stays; after that only as far as it allows.
  expect(then.taken).toBeGreaterThanOrEqual(8)
  expect(created).toBe(Math.max(to, then.taken))
  expect(pool).toMatchObject({ capacity: to, taken: created, over: Math.max(0, created - to) })
})

/** Families that ask again and again, until they have a place or there is none after the limit was raised. */
async function hammer({ shop }: Desk, families: number, isRaised: () => boolean): Promise<Told[]> {
  const told: Told[] = []
  await Promise.all(
    Array.from({ length: families }, async (_, family) => {
      for (;;) {
        const [key, last] = [randomUUID(), isRaised()]
        const answer = await shop.buy(key, family, 1, family)
        told.push({ key, answer })
        if (answer.status === 201 || last) return
        await pause(20 + Math.random() * 60)
      }
    }),
  )
  return told
}

test('a limit is raised while a queue hammers at what is sold out: exactly as many more are sold', async () => {
  await using desk = await openDesk(5)
  let raised = false
  const hammering = hammer(desk, 40, () => raised)
  for (const capacity of [9, 14]) {
    await pause(700)
    expect((await desk.second.limit('event', capacity)).json).toMatchObject({ capacity, over: 0 })
  }
  raised = true
  const told = await hammering
  expect(await faultsOf(desk.url, told)).toEqual([])
  expect(countTold(told).created).toBe(14)
  expect((await desk.first.limits()).limits).toMatchObject([{ capacity: 14, taken: 14, over: 0 }])
})

test('limits, allotments, sales and ends of the time to pay all at once: no answer is a fault, nothing is wrong', async () => {
  await using desk = await openDesk(20)
  const { shop, first, second } = desk
  await first.aside('biuro', 6)
  const because = 'Goście organizatora'
  const answers: Answer[] = []
  const say = async (asked: Promise<Answer>) => answers.push(await asked)
  await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => say(shop.buy(randomUUID(), n, 1 + (n % 3), n))),
    ...Array.from({ length: 12 }, (_, n) => say((n % 2 ? first : second).register(fromOffice(100 + n)))),
    ...[12, 30, 8, 20].map((capacity, n) => say((n % 2 ? first : second).limit('event', capacity))),
    ...[9, 3, 12, 0, 5].map((units, n) => say((n % 2 ? second : first).aside('biuro', units))),
    ...[1, 4, 0].map((units) => say(second.aside('goscie', units, { aboveLimitBecause: because }))),
    ...Array.from({ length: 4 }, async (_, n) => {
      await pause(150 * n)
      await asOwner(desk.url, `${TIME_IS_OVER} WHERE state = 'awaiting_payment'`)
      await makeDue(desk.url, 'expire-registration')
    }),
  ])
  await allJobsDone(desk.url)
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  expect(await audit(desk.url)).toEqual([])
})
