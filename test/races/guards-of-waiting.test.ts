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

/** A guard of the waiting list, what happens without it, and the fault that the checks then find. */
interface Guard {
  readonly what: string
  readonly function: string
  readonly guard: RegExp
  readonly instead?: string
  readonly places: number
  /** Returns what is wrong with the answers. */
  readonly scenario: (soldOut: SoldOut) => Promise<string[]>
  readonly found: RegExp
}

const POOLS = 'SELECT FROM capacity_pool'
const faultIf = (isFault: boolean, fault: string) => (isFault ? [fault] : [])

/** A newcomer has seen a free place and orders it, behind a family that is just joining. */
const familyJoinsFirst: Guard['scenario'] = async ({ site, url, taken }) => {
  await bringBack(site, ...taken.slice(1))
  await using held = await hold(url, POOLS)
  const joining = wait(site, 50, taken.length)
  await standing(url, 1)
  const coming = sendOrder(site, order(51, 1, PRICE))
  await standing(url, 2)
  await held.letGo()
  await joining
  return faultIf((await coming).status === 201, 'the queue is respected: a newcomer was sold a place')
}

/** Money comes after the end of the time to pay, when others already wait for more places than have come back. */
const lateMoney: Guard['scenario'] = async ({ site, url, taken }) => {
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
  return faultIf(state === 'confirmed', 'the queue is respected: late money was given a place')
}

/** A family waits for all places, and behind it a couple wants to, for whom two places are free. */
const behindAFamily: Guard['scenario'] = async ({ site, taken }) => {
  await bringBack(site, ...taken.slice(0, 2))
  await wait(site, 50, taken.length)
  const { status } = await askToWait(site, wish(51, 2))
  return faultIf(status !== 201, 'a party that may not register may wait: it is sent to register')
}

/** An offer ends while it is being taken up. */
const lapsedMeanwhile: Guard['scenario'] = async (soldOut) => {
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

/** A person waits, is offered the place and takes it. */
const taken: Guard['scenario'] = async (soldOut) => {
  const [link = ''] = await offerTo(soldOut, 1)
  const { status } = await accept(soldOut.site, await lookAt(soldOut.site, link))
  return faultIf(status !== 201, `an offer may be taken up: ${status}`)
}

/** A person waits and lets the offer lapse. */
const letGo: Guard['scenario'] = async (soldOut) => {
  const [link = ''] = await offerTo(soldOut, 1)
  await letLapse(soldOut.site)
  await lookAt(soldOut.site, link)
  return []
}

/** A place comes back while a party waits for it. */
const comesBack: Guard['scenario'] = async (soldOut) => {
  const { site, url, taken } = soldOut
  const link = await wait(site, 50, 1)
  await runJobs(url)
  await bringBack(site, ...taken)
  const { state } = await lookAt(site, link)
  return faultIf(state !== 'offered', 'the next party is asked: the place stays idle')
}

const GUARDS: readonly Guard[] = [
  {
    what: 'that a sale leaves places that others wait for',
    function: 'decide_orders',
    guard: / - p\.waiting\), array_agg/,
    instead: '), array_agg',
    places: 3,
    scenario: familyJoinsFirst,
    found: /^the queue is respected: a newcomer was sold a place$/,
  },
  {
    what: 'that a repeated claim leaves places that others wait for',
    function: 'claim_places',
    guard: / - CASE WHEN p_in_turn THEN 0 ELSE p\.waiting END/,
    places: 2,
    scenario: lateMoney,
    found: /^the queue is respected: late money was given a place$/,
  },
  {
    what: 'that joining is decided as a sale would be',
    function: 'join_waiting_list',
    guard: / - p\.waiting < c\.units/,
    instead: ' < c.units',
    places: 3,
    scenario: behindAFamily,
    found: /^a party that may not register may wait: /,
  },
  {
    what: 'counting waiting parties',
    function: 'join_waiting_list',
    guard: /p\.waiting \+ c\.units/,
    instead: 'p.waiting',
    places: 3,
    scenario: behindAFamily,
    found: /^a pool counts who waits for it: event: 0 waiting, /,
  },
  {
    what: 'that the terms of an offer end with it',
    function: 'decide_orders',
    guard: /CASE WHEN o\.offer AND h\.hold_id IS NULL/,
    instead: 'CASE WHEN false',
    places: 1,
    scenario: lapsedMeanwhile,
    found: /^an offer that has lapsed is gone: it was taken up$/,
  },
  {
    what: 'that the agreed terms stand though another version is on sale',
    function: 'decide_orders',
    guard: / OR o\.version IS NOT DISTINCT FROM w\.version/,
    places: 1,
    scenario: async (soldOut) => {
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
    what: 'recording that an offer was accepted',
    function: 'write_parts',
    guard: /SET state = 'accepted'/,
    instead: 'SET state = w.state',
    places: 1,
    scenario: taken,
    found: /^an offer is held exactly while it stands: .* state offered, 0 holds$/,
  },
  {
    what: 'recording that an offer has lapsed',
    function: 'end_overdue',
    guard: /SET state = 'lapsed'/,
    instead: 'SET state = w.state',
    places: 1,
    scenario: letGo,
    found: /^an offer is held exactly while it stands: .* state offered, 0 holds$/,
  },
  {
    what: 'the job that makes the next offer',
    function: 'swap_claims',
    guard: /PERFORM queue_offers\(p_account, p_event\)/,
    instead: 'NULL',
    places: 1,
    scenario: comesBack,
    found: /^the next party is asked: the place stays idle$/,
  },
]

/** Runs a scenario; returns what the checks find. */
async function runScenario(
  { scenario, places }: Pick<Guard, 'scenario' | 'places'>,
  without?: Guard,
): Promise<string[]> {
  await using soldOut = await startSoldOut(places)
  if (without) await weaken(soldOut.url, without.function, without.guard, without.instead)
  const faults = await scenario(soldOut)
  return [...faults, ...(await audit(soldOut.url))]
}

for (const guard of GUARDS) {
  test(`a missing guard is detected: ${guard.what} (${guard.function})`, async () => {
    expect(await runScenario(guard, guard)).toContainEqual(expect.stringMatching(guard.found))
  })
}

test('with all guards in place the same scenarios leave no faults', async () => {
  for (const guard of GUARDS) expect(await runScenario(guard), guard.what).toEqual([])
})
