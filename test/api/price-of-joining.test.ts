import { expect, test } from 'vitest'
import { changeRegistration } from '#contract/changes.ts'
import { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { publish } from '#test/races/publish.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, startTestSite, type TestSite } from '#test/support/site.ts'
import { accept, bringBack, lookAt, take, wait } from '#test/support/waiting.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Warsaw')
const [EARLY, LATE, OFF] = [10_000, 15_000, 3_000]

/** 100 zł until five days ago, 150 zł since; 30 zł off for each of three or more people. */
function dearerNow(part: Partial<EventDefinitionInput> = {}): EventDefinitionInput {
  const last = TODAY.subtract({ days: 5 })
  const event = smallEvent({ pools: { event: 3 }, price: LATE })
  const early = { amount: EARLY, when: { fact: 'day', atMost: last.toString() } } as const
  return {
    ...{ ...event, ...part },
    items: event.items?.map((item) => ({ ...item, price: [early, { amount: LATE }] })) ?? [],
    adjustments: [
      {
        ...{ id: 'three', name: 'Trójka', items: ['fee'], when: { fact: 'people', atLeast: 3 } },
        effect: { kind: 'off', amount: OFF },
      },
    ],
  }
}

/** Three people who joined ten days ago and are offered places today. */
async function offered(site: TestSite) {
  const first = await take(site, 1, 3, LATE - OFF)
  const token = await wait(site, 2, 3)
  await asOwner(site.server.databaseUrl, "UPDATE waiting_entry SET joined_at = now() - interval '10 days'")
  await bringBack(site, first)
  return lookAt(site, token)
}

test('an offer accepted at the price of joining keeps it when one person leaves', async () => {
  await using site = await startTestSite({ definition: dearerNow() })
  const entry = await offered(site)
  expect(entry.offer).toMatchObject({ total: 3 * (EARLY - OFF) })
  const made = outputOf(createRegistration, await accept(site, entry))
  if (!entry.offer) throw new Error('Nothing is offered.')
  const { draft } = entry.offer
  const body = {
    revision: 1,
    expectedTotal: 2 * EARLY,
    draft: { ...draft, people: draft.people.slice(0, 2) },
  }
  expect(outputOf(changeRegistration, await sendChange(site, made, body))).toMatchObject({ total: 2 * EARLY })
  expect(await look(site, made)).toMatchObject({ total: 2 * EARLY })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('if the event chooses so, the price is that of the day of the offer, even after the end of sales', async () => {
  const waitingList = { price: 'offer' } as const
  await using site = await startTestSite({ definition: dearerNow({ waitingList }) })
  const first = await take(site, 1, 3, LATE - OFF)
  const token = await wait(site, 2, 3)
  const closes = `${TODAY.subtract({ days: 5 })}T23:59:59`
  await publish(site, dearerNow({ waitingList, windows: [{ closes }] }))
  await asOwner(
    site.server.databaseUrl,
    "UPDATE waiting_entry SET version = 2, joined_at = now() - interval '10 days'",
  )
  await bringBack(site, first)
  const entry = await lookAt(site, token)
  expect(entry).toMatchObject({ price: 'offer', offer: { total: 3 * (LATE - OFF) } })
  const made = outputOf(createRegistration, await accept(site, entry))
  expect(await look(site, made)).toMatchObject({ total: 3 * (LATE - OFF) })
})
