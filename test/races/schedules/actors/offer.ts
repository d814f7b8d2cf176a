import { randomUUID } from 'node:crypto'
import { createRegistration } from '#contract/site.ts'
import { getWaitingEntry, giveUpWaiting, joinWaitingList } from '#contract/waiting-list.ts'
import type { Actor } from '../actor.ts'
import { orderOf } from '../race-event.ts'
import type { World } from '../world.ts'

/**
 * Parties join the waiting list, one or two at the same moment; those who wait leave it, take up what they are
 * offered, decline it, or let its time pass.
 */
export const offer: Actor = {
  name: 'offer',
  upon: 'registrations',
  deeds: [1, 4],
  async act(world, { who, how, node }) {
    if (how < 2)
      return void (await Promise.all(Array.from({ length: how + 1 }, () => join(world, who, node))))
    const token = world.waiting[who % world.waiting.length]
    if (token !== undefined) await answer(world, token, { who, node })
  },
}

async function join(world: World, who: number, node: number): Promise<void> {
  const family = { family: world.nextFamily(), people: 1 + (who % 3), hasCode: false }
  const { version } = world.newest()
  const { draft, contact } = orderOf(family, { version, total: 0 })
  const asked = { params: { slug: world.slug }, key: randomUUID(), body: { version, draft, contact } }
  const made = await world.ask(joinWaitingList, asked, node)
  if (made.status === joinWaitingList.status)
    world.waiting.push(joinWaitingList.output.parse(made.json).token)
}

async function answer(
  world: World,
  token: string,
  { who, node }: { readonly who: number; readonly node: number },
): Promise<void> {
  const params = { token }
  const { offer: offered, ...entry } = getWaitingEntry.output.parse(
    (await world.ask(getWaitingEntry, { params }, node)).json,
  )
  if (!offered || who % 4 === 0) {
    if (who % 2 === 0) await world.ask(giveUpWaiting, { params }, node)
    return
  }
  if (who % 4 === 1)
    await world.ground.query(
      `UPDATE hold SET expires_at = now() - interval '1 minute'
        WHERE account_id = $1 AND waiting_entry_id IS NOT NULL`,
      [world.account],
    )
  const { hold, total: expectedTotal, draft } = offered
  const key = randomUUID()
  const body = { version: entry.version, expectedTotal, draft, contact: entry.contact, hold }
  const made = await world.ask(createRegistration, { params: { slug: world.slug }, key, body }, node)
  if (made.status === createRegistration.status)
    await world.tell({ key, ...createRegistration.output.parse(made.json) })
}
