import { randomUUID } from 'node:crypto'
import { createRegistration } from '#contract/site.ts'
import { getWaitingEntry, giveUpWaiting, joinWaitingList } from '#contract/waiting-list.ts'
import type { ScheduleContext } from '../context.ts'
import { orderOf } from '../race-event.ts'
import type { StepKind } from '../step-kind.ts'

/**
 * Parties join the waiting list, one or two at the same moment; those who wait leave it, take up what they are
 * offered, decline it, or let its time pass.
 */
export const offer: StepKind = {
  name: 'offer',
  target: 'registrations',
  count: [2, 6],
  async run(context, { who, how, node }) {
    if (how < 2)
      return void (await Promise.all(Array.from({ length: how + 1 }, () => join(context, who, node))))
    for (const token of inTurn(context.waiting, who)) if (await answer(context, token, { who, node })) return
  },
}

/** How many waiting parties check whether they have an offer. */
const LOOKERS = 5

const inTurn = (tokens: readonly string[], from: number): string[] => {
  const first = tokens.length === 0 ? 0 : from % tokens.length
  return [...tokens.slice(first), ...tokens.slice(0, first)].slice(0, LOOKERS)
}

async function join(context: ScheduleContext, who: number, node: number): Promise<void> {
  const family = { family: context.nextFamily(), people: 1 + (who % 3), hasCode: false }
  const { version } = context.newest()
  const { draft, contact } = orderOf(family, { version, total: 0 })
  const asked = { params: { slug: context.slug }, key: randomUUID(), body: { version, draft, contact } }
  const made = await context.ask(joinWaitingList, asked, node)
  if (made.status === joinWaitingList.status)
    context.waiting.push(joinWaitingList.output.parse(made.json).token)
}

/** False when there is no offer and the party goes on waiting. */
async function answer(
  context: ScheduleContext,
  token: string,
  { who, node }: { readonly who: number; readonly node: number },
): Promise<boolean> {
  const params = { token }
  const { offer: offered, ...entry } = getWaitingEntry.output.parse(
    (await context.ask(getWaitingEntry, { params }, node)).json,
  )
  const leaves = offered ? who % 4 === 0 : who === 7
  if (leaves) await context.ask(giveUpWaiting, { params }, node)
  if (!offered || leaves) return leaves
  if (who % 4 === 1) await letPass(context)
  const { hold, total: expectedTotal, draft } = offered
  const key = randomUUID()
  const body = { version: entry.version, expectedTotal, draft, contact: entry.contact, hold }
  const made = await context.ask(createRegistration, { params: { slug: context.slug }, key, body }, node)
  if (made.status === createRegistration.status)
    await context.acknowledge({ key, ...createRegistration.output.parse(made.json) })
  return true
}

/** Lets all offers expire, with the sweep of the event queued before they are taken up. */
async function letPass({ cluster, account, event }: ScheduleContext): Promise<void> {
  await cluster.query(
    `UPDATE hold SET expires_at = now() - interval '1 minute'
      WHERE account_id = $1 AND waiting_entry_id IS NOT NULL`,
    [account],
  )
  await cluster.query("SELECT jobs.enqueue('sweep-event', $1, $2, now(), NULL)", [
    account,
    JSON.stringify({ event }),
  ])
}
