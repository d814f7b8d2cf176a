import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { pause } from '#server/db/embedded/processes.ts'
import { outputOf } from '#test/support/answers.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  accept,
  askToWait,
  bringBack,
  giveUp,
  letLapse,
  lookAt,
  take,
  wait,
  wish,
} from '#test/support/waiting.ts'
import { audit } from './audit.ts'
import { hold, standing } from './hold.ts'
import { startNodes } from './nodes.ts'
import { atNode, hammer, offerTo, PRICE, queueOfferJobs, standings, startSoldOut } from './queue.ts'

const POOLS = 'SELECT FROM capacity_pool'

test('newcomers never overtake a family of five whose places come back one by one', async () => {
  await using soldOut = await startSoldOut(5)
  const { site, url, taken } = soldOut
  await using nodes = await startNodes(site.server, 3)
  const family = await wait(site, 50, 5)
  const couple = await wait(site, 51, 2)
  const sites = await Promise.all(nodes.ports.map((port) => atNode(site, port)))
  const newcomers = sites.map((each, index) => hammer(each, 1000 * (index + 1)))
  for (const number of taken) {
    await bringBack(site, number)
    await pause(100)
  }
  const entry = await lookAt(site, family)
  expect(entry).toMatchObject({ state: 'offered', offer: { size: 5 } })
  const answers = (await Promise.all(newcomers.map(({ stop }) => stop()))).flat()
  expect(answers.length).toBeGreaterThan(20)
  expect(answers.filter((status) => status !== 422 && status !== 409)).toEqual([])
  expect((await accept(site, entry)).status).toBe(201)
  expect(await lookAt(site, couple)).toMatchObject({ state: 'waiting', place: 1 })
  expect(await audit(url)).toEqual([])
})

test('jobs that process the same queue at the same moment make one offer of one place', async () => {
  await using soldOut = await startSoldOut(2)
  const { site, url, taken } = soldOut
  for (const family of [50, 51, 52]) await wait(site, family, 1)
  await runJobs(url)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE number = $1", [
    taken[0],
  ])
  await using held = await hold(url, POOLS)
  await queueOfferJobs(url, site, 3)
  await standing(url, 1, '%sweep_event%')
  await standing(url, 2, '%lock_pools%')
  await held.letGo()
  await runJobs(url)
  expect(await standings(url)).toEqual(['offered 1', 'waiting 1', 'waiting 1'])
  expect(await audit(url)).toEqual([])
})

test('accepting wins against the end of the offer when it comes a moment before', async () => {
  await using soldOut = await startSoldOut(1)
  const { site, url } = soldOut
  const [link = ''] = await offerTo(soldOut, 1)
  const next = await wait(site, 60, 1)
  const entry = await lookAt(site, link)
  await asOwner(url, "UPDATE hold SET expires_at = now() + interval '1 second'")
  await using held = await hold(url, POOLS)
  const accepting = accept(site, entry)
  await standing(url, 1, '%reserve_many%')
  await pause(1100)
  // A request finds that the time is over, and skips what another transaction has locked.
  expect(await lookAt(site, next)).toMatchObject({ state: 'waiting' })
  await held.letGo()
  expect((await accepting).status).toBe(201)
  expect(await standings(url)).toEqual(['accepted 1', 'waiting 1'])
  expect(await audit(url)).toEqual([])
})

test('the end of the offer wins when it comes a moment before: nothing is sold, the next party is asked', async () => {
  await using soldOut = await startSoldOut(1)
  const { site, url } = soldOut
  const [link = ''] = await offerTo(soldOut, 1)
  await wait(site, 60, 1)
  const entry = await lookAt(site, link)
  await using held = await hold(url, POOLS)
  // What the node has cached of the event is a moment old; it does not read it again before the sale.
  await letLapse(site)
  const looking = lookAt(site, link)
  await standing(url, 1)
  const accepting = accept(site, entry)
  await pause(300)
  await held.letGo()
  expect((await accepting).status).toBeGreaterThanOrEqual(400)
  await looking
  // The worker may have swept first: then that look skipped what it had locked.
  expect(await lookAt(site, link)).toMatchObject({ state: 'lapsed' })
  await runJobs(url)
  expect(await standings(url)).toEqual(['lapsed 1', 'offered 1'])
  expect(await audit(url)).toEqual([])
})

test('offers accepted, declined, lapsed and viewed at once end once each, and no place is lost', async () => {
  await using soldOut = await startSoldOut(6)
  const { site, url } = soldOut
  await using nodes = await startNodes(site.server, 2)
  const links = await offerTo(soldOut, 6)
  const behind = await wait(site, 200, 3)
  const entries = await Promise.all(links.map((link) => lookAt(site, link)))
  const there = await atNode(site, nodes.ports[1] ?? 0)
  await asOwner(url, "UPDATE hold SET expires_at = now() + random() * interval '300 milliseconds'")
  const accepting = entries.map(async (entry, index) => {
    await pause(Math.random() * 300)
    return accept(index % 2 ? site : there, entry)
  })
  const leaving = links.map(async (link, index) => {
    await pause(Math.random() * 300)
    await (index % 3 ? lookAt(there, link) : giveUp(site, link))
  })
  const answers = await Promise.all(accepting)
  await Promise.all(leaving)
  await runJobs(url)
  const ends = await standings(url)
  const accepted = ends.filter((end) => end === 'accepted 1').length
  // A party whose offer was over is a newcomer, and may find a place that no party waits for.
  const sold = answers.filter(({ status }) => status === 201).length
  const families = await asOwner(url, "SELECT FROM registration WHERE contact_last_name LIKE 'Próbna 10_'")
  expect(families).toHaveLength(sold)
  expect(sold).toBeGreaterThanOrEqual(accepted)
  expect(ends.slice(0, 6).filter((end) => !/^(accepted|lapsed|declined) 1$/.test(end))).toEqual([])
  expect((await lookAt(site, behind)).state).toBe(6 - sold >= 3 ? 'offered' : 'waiting')
  expect(await audit(url)).toEqual([])
})

test('a party that gives up at the moment of the offer leaves nothing behind, whichever was first', async () => {
  await using soldOut = await startSoldOut(1)
  const { site, url, taken } = soldOut
  const link = await wait(site, 60, 1)
  await runJobs(url)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE number = $1", [
    taken[0],
  ])
  await using held = await hold(url, POOLS)
  await queueOfferJobs(url, site, 1)
  await standing(url, 1)
  const leaving = giveUp(site, link)
  await standing(url, 2)
  await held.letGo()
  expect((await leaving).status).toBe(204)
  await runJobs(url)
  expect(['given_up', 'declined']).toContain((await lookAt(site, link)).state)
  await take(site, 70, 1, PRICE)
  expect(await audit(url)).toEqual([])
})

test('a party that joins during the sale of the last place gets it, or waits and no place is free', async () => {
  await using soldOut = await startSoldOut(3)
  const { site, url, taken } = soldOut
  await using nodes = await startNodes(site.server, 2)
  const there = await atNode(site, nodes.ports[1] ?? 0)
  await asOwner(url, "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE number = $1", [
    taken[0],
  ])
  const newcomers = hammer(there, 1000)
  await Promise.all([60, 61, 62, 63].map((family) => wait(site, family, 1).catch(() => null)))
  await bringBack(site, ...taken.slice(1))
  await newcomers.stop()
  await runJobs(url)
  const ends = await standings(url)
  const [pool] = await asOwner<{ free: number }>(url, 'SELECT capacity - taken AS free FROM capacity_pool')
  expect(ends.includes('waiting 1') && (pool?.free ?? 0) > 0).toBe(false)
  expect(await audit(url)).toEqual([])
})

test('a request to join that is sent ten times at once is one entry', async () => {
  await using soldOut = await startSoldOut(1)
  const { site, url } = soldOut
  await using held = await hold(url, POOLS)
  const key = randomUUID()
  const asking = Array.from({ length: 10 }, () => askToWait(site, wish(60, 1), key))
  await pause(500)
  await held.letGo()
  const answers = await Promise.all(asking)
  expect(new Set(answers.map((answer) => outputOf(joinWaitingList, answer).token)).size).toBe(1)
  expect(await standings(url)).toEqual(['waiting 1'])
  expect(await asOwner(url, 'SELECT kind FROM message WHERE waiting_entry_id IS NOT NULL')).toEqual([
    { kind: 'joined' },
  ])
  expect(await audit(url)).toEqual([])
})
