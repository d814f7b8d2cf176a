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
  deeds: [2, 6],
  async act(world, { who, how, node }) {
    if (how < 2)
      return void (await Promise.all(Array.from({ length: how + 1 }, () => join(world, who, node))))
    for (const token of inTurn(world.waiting, who)) if (await answer(world, token, { who, node })) return
  },
}

/** So many look whether they have an offer. */
const LOOKERS = 5

const inTurn = (tokens: readonly string[], from: number): string[] => {
  const first = tokens.length === 0 ? 0 : from % tokens.length
  return [...tokens.slice(first), ...tokens.slice(0, first)].slice(0, LOOKERS)
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

/** False when there is no offer and the party goes on waiting. */
async function answer(
  world: World,
  token: string,
  { who, node }: { readonly who: number; readonly node: number },
): Promise<boolean> {
  const params = { token }
  const { offer: offered, ...entry } = getWaitingEntry.output.parse(
    (await world.ask(getWaitingEntry, { params }, node)).json,
  )
  const leaves = offered ? who % 4 === 0 : who === 7
  if (leaves) await world.ask(giveUpWaiting, { params }, node)
  if (!offered || leaves) return leaves
  if (who % 4 === 1) await letPass(world)
  const { hold, total: expectedTotal, draft } = offered
  const key = randomUUID()
  const body = { version: entry.version, expectedTotal, draft, contact: entry.contact, hold }
  const made = await world.ask(createRegistration, { params: { slug: world.slug }, key, body }, node)
  if (made.status === createRegistration.status)
    await world.tell({ key, ...createRegistration.output.parse(made.json) })
  return true
}

/** The time of all offers is over, and somebody looks before they are taken up. */
async function letPass({ ground, account, event }: World): Promise<void> {
  await ground.query(
    `UPDATE hold SET expires_at = now() - interval '1 minute'
      WHERE account_id = $1 AND waiting_entry_id IS NOT NULL`,
    [account],
  )
  await ground.query("SELECT jobs.enqueue('sweep-event', $1, $2, now(), NULL)", [
    account,
    JSON.stringify({ event }),
  ])
}
