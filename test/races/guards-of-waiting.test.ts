import { expect, test } from 'vitest'
import { bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, register, sendOrder, startPayment } from '#test/support/site.ts'
import { accept, askToWait, bringBack, letLapse, lookAt, wait, wish } from '#test/support/waiting.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { offerTo, PRICE, type SoldOut, startSoldOut } from './queue.ts'
import { order } from './small-event.ts'
import { weaken } from './weaken.ts'

/** What the waiting list is kept right by, what happens without it, and what the checks then say. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
  readonly places: number
  /** Answers what is wrong with what people were told. */
  readonly scene: (soldOut: SoldOut) => Promise<string[]>
  readonly found: RegExp
}

const POOLS = 'SELECT FROM capacity_pool'
const faultIf = (isFault: boolean, fault: string) => (isFault ? [fault] : [])

/** A newcomer has seen a free place and stands at the till, behind a family that is just joining. */
const familyJoinsFirst: Guard['scene'] = async ({ site, url, taken }) => {
  await bringBack(site, ...taken.slice(1))
  await using held = await hold(url, POOLS)
  const joining = wait(site, 50, taken.length)
  await standing(url, 1)
  const coming = sendOrder(site, order(51, 1, PRICE))
  await standing(url, 2)
  await held.letGo()
  await joining
  return faultIf((await coming).status === 201, 'nobody overtakes: a newcomer was sold a place')
}

/** Money comes after the end of the time to pay, when others already wait for more than has come back. */
const lateMoney: Guard['scene'] = async ({ site, url, taken }) => {
  await bringBack(site, ...taken.slice(0, 1))
  const late = await register(site, order(50, 1, PRICE))
  await startPayment(site, late)
  const [payment] = await paymentsOf(site, late)
  if (!payment) throw new Error('No payment was started.')
  await wait(site, 51, 2)
  await asOwner(url, "UPDATE payment SET state = 'failed'")
  await bringBack(site, late.number)
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(url)
  const { state } = await look(site, late)
  return faultIf(state === 'confirmed', 'nobody overtakes: late money was given a place')
}

/** A family waits for all, and behind it a couple would, for whom two places are free. */
const behindAFamily: Guard['scene'] = async ({ site, taken }) => {
  await bringBack(site, ...taken.slice(0, 2))
  await wait(site, 50, taken.length)
  const { status } = await askToWait(site, wish(51, 2))
  return faultIf(status !== 201, 'who may not register may wait: they are told to register')
}

/** An offer ends while it is being taken up. */
const lapsedAmid: Guard['scene'] = async (soldOut) => {
  const { site, url } = soldOut
  const [link = ''] = await offerTo(soldOut, 1)
  const entry = await lookAt(site, link)
  await using held = await hold(url, POOLS)
  await letLapse(site)
  const looking = lookAt(site, link)
  await standing(url, 1)
  const accepting = accept(site, entry)
  await standing(url, 2)
  await held.letGo()
  await looking
  return faultIf((await accepting).status === 201, 'an offer that has lapsed is gone: it was taken up')
}

/** One waits, is offered the place and takes it. */
const taken: Guard['scene'] = async (soldOut) => {
  const [link = ''] = await offerTo(soldOut, 1)
  const { status } = await accept(soldOut.site, await lookAt(soldOut.site, link))
  return faultIf(status !== 201, `an offer may be taken up: ${status}`)
}

/** One waits and lets the offer lapse. */
const letGo: Guard['scene'] = async (soldOut) => {
  const [link = ''] = await offerTo(soldOut, 1)
  await letLapse(soldOut.site)
  await lookAt(soldOut.site, link)
  return []
}

/** A place comes back while somebody waits for it. */
const comesBack: Guard['scene'] = async (soldOut) => {
  const { site, url, taken } = soldOut
  const link = await wait(site, 50, 1)
  await runJobs(url)
  await bringBack(site, ...taken)
  const { state } = await lookAt(site, link)
  return faultIf(state !== 'offered', 'who is in turn is asked: the place lies idle')
}

const GUARDS: readonly Guard[] = [
  {
    what: 'that a sale leaves what others wait for',
    function: 'decide_orders',
    guard: / - p\.waiting\), array_agg/,
    instead: '), array_agg',
    places: 3,
    scene: familyJoinsFirst,
    found: /^nobody overtakes: a newcomer was sold a place$/,
  },
  {
    what: 'that who claims again leaves what others wait for',
    function: 'claim_places',
    guard: / - CASE WHEN p_in_turn THEN 0 ELSE p\.waiting END/,
    places: 2,
    scene: lateMoney,
    found: /^nobody overtakes: late money was given a place$/,
  },
  {
    what: 'that joining is decided as a sale would be',
    function: 'join_waiting_list',
    guard: / - p\.waiting < c\.units/,
    instead: ' < c.units',
    places: 3,
    scene: behindAFamily,
    found: /^who may not register may wait: /,
  },
  {
    what: 'counting who waits',
    function: 'join_waiting_list',
    guard: /p\.waiting \+ c\.units/,
    instead: 'p.waiting',
    places: 3,
    scene: behindAFamily,
    found: /^a pool counts who waits for it: event: 0 waiting, /,
  },
  {
    what: 'that the terms of an offer end with it',
    function: 'decide_orders',
    guard: /CASE WHEN o\.offer AND h\.hold_id IS NULL/,
    instead: 'CASE WHEN false',
    places: 1,
    scene: lapsedAmid,
    found: /^an offer that has lapsed is gone: it was taken up$/,
  },
  {
    what: 'that what was agreed on stands though another version sells',
    function: 'decide_orders',
    guard: / OR o\.version IS NOT DISTINCT FROM w\.version/,
    places: 1,
    scene: async (soldOut) => {
      const [link = ''] = await offerTo(soldOut, 1)
      await asOwner(
        soldOut.url,
        `INSERT INTO event_version (account_id, event_id, version, definition, published_by)
         SELECT account_id, event_id, 2, definition, 'test' FROM event_version`,
      )
      await asOwner(soldOut.url, 'UPDATE event SET published_version = 2')
      const { status } = await accept(soldOut.site, await lookAt(soldOut.site, link))
      return faultIf(status !== 201, `an offer may be taken up: ${status}`)
    },
    found: /^an offer may be taken up: 409$/,
  },
  {
    what: 'noting who took an offer up',
    function: 'write_parts',
    guard: /SET state = 'accepted'/,
    instead: 'SET state = w.state',
    places: 1,
    scene: taken,
    found: /^an offer is held exactly while it stands: .* state offered, 0 holds$/,
  },
  {
    what: 'noting who let an offer lapse',
    function: 'end_overdue',
    guard: /SET state = 'lapsed'/,
    instead: 'SET state = w.state',
    places: 1,
    scene: letGo,
    found: /^an offer is held exactly while it stands: .* state offered, 0 holds$/,
  },
  {
    what: 'the job that asks who is in turn',
    function: 'swap_claims',
    guard: /PERFORM queue_offers\(p_account, p_event\)/,
    instead: 'NULL',
    places: 1,
    scene: comesBack,
    found: /^who is in turn is asked: the place lies idle$/,
  },
]

/** Plays a scene; answers what the checks say. */
async function play({ scene, places }: Pick<Guard, 'scene' | 'places'>, without?: Guard): Promise<string[]> {
  await using soldOut = await startSoldOut(places)
  if (without) await weaken(soldOut.url, without.function, without.guard, without.instead)
  const told = await scene(soldOut)
  return [...told, ...(await audit(soldOut.url))]
}

for (const guard of GUARDS) {
  test(`it matters: ${guard.what} (${guard.function})`, async () => {
    expect(await play(guard, guard)).toContainEqual(expect.stringMatching(guard.found))
  })
}

test('with all guards in place the same scenes are without fault', async () => {
  for (const guard of GUARDS) expect(await play(guard), guard.what).toEqual([])
})
