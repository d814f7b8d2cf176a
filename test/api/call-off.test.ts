import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callOffEvent, getCallOff } from '#contract/call-off.ts'
import { putHold } from '#contract/holds.ts'
import { publishEvent } from '#contract/panel.ts'
import { listRefundProposals } from '#contract/refunds.ts'
import { createRegistration } from '#contract/site.ts'
import { getWaitingEntry, joinWaitingList } from '#contract/waiting-list.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit, countPlaces } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
import { look, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'

const NBSP = '\u00a0'
/** A person who resigns loses everything; an event called off by the organiser is refunded in full. */
const RULES = [{ kept: { percent: 100 } }]

let site: TestSite
let staff: Client

beforeEach(async () => {
  site = await startTestSite({ definition: { ...outing({ event: 4 }), refunds: RULES } })
  staff = await staffOf(site)
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const params = () => ({ accountId: site.account, eventId: site.event })
const callOff = async (reason = 'Powódź w dolinie') =>
  outputOf(callOffEvent, await staff.ask(callOffEvent, { params: params(), body: { reason } }))
const progress = async () => outputOf(getCallOff, await staff.ask(getCallOff, { params: params() }))
const subjectsTo = async (address: string) => {
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).filter(({ to }) => to === address)
}

test('all registrations are cancelled and notified, all payments are refunded, nothing is sold any more', async () => {
  const paid = await register(site, orderOf('ewa', 'jan'))
  await pay(site, paid)
  const unpaid = await register(site, orderOf('ala'))
  expect(await progress()).toMatchObject({ calledOff: null, registrations: 2, people: 3, cancelled: 0 })

  const answer = await callOff()
  expect(answer.calledOff).toMatchObject({ reason: 'Powódź w dolinie' })
  await letBankDecide(site)
  expect(await progress()).toMatchObject({ registrations: 0, people: 0, cancelled: 2 })
  expect(await look(site, paid)).toMatchObject({
    ...{ state: 'cancelled', kept: 0, balance: 0, tickets: [] },
    refunds: [{ amount: 10_000, state: 'succeeded' }],
  })
  expect(await look(site, unpaid)).toMatchObject({ state: 'cancelled', balance: 0 })
  const { proposals } = outputOf(
    listRefundProposals,
    await staff.ask(listRefundProposals, { params: params() }),
  )
  expect(proposals).toEqual([])

  const mails = await subjectsTo('ewa.mazur@example.org')
  const ends = mails.filter(({ subject }) => subject.includes('nie odbędzie się'))
  expect(ends.map(({ subject }) => subject).toSorted()).toEqual([
    'Wycieczka na Łysicę nie odbędzie się',
    `Wycieczka na Łysicę nie odbędzie się, zwrot 100${NBSP}zł`,
  ])
  expect(ends.map(({ text }) => text).join()).toContain(
    'Dzień dobry! Bardzo nam przykro: Wycieczka na Łysicę nie odbędzie się. Anulowano udział: ewa Mazur, jan Mazur.',
  )
  expect(ends[0]?.text).toContain('Powód: Powódź w dolinie')

  problemOf('called_off', await sendOrder(site, orderOf('iga')))
  const hold = {
    params: { slug: site.slug, hold: randomUUID() },
    body: { version: 1, draft: draftOf('iga') },
  }
  problemOf('called_off', await site.visitor.ask(putHold, hold))
  const again = { params: params(), body: { definition: outing() } }
  problemOf('called_off', await staff.ask(publishEvent, again))
})

test('a repeated call changes nothing: the first reason stays, no mail is sent twice', async () => {
  const family = await register(site, orderOf('ewa'))
  const first = await callOff()
  await runJobs(site.server.databaseUrl)
  const second = await callOff('Inny powód')
  await runJobs(site.server.databaseUrl)
  expect(second.calledOff).toEqual(first.calledOff)
  expect(await look(site, family)).toMatchObject({ state: 'cancelled' })
  const ends = (await subjectsTo('ewa.mazur@example.org')).filter(({ subject }) =>
    subject.includes('nie odbędzie się'),
  )
  expect(ends).toHaveLength(1)
})

test('holds and the waiting list end: places are free, waiting parties are notified', async () => {
  await register(site, orderOf('ewa', 'jan', 'ala'))
  const held = {
    params: { slug: site.slug, hold: randomUUID() },
    body: { version: 1, draft: draftOf('ola') },
  }
  outputOf(putHold, await site.visitor.ask(putHold, held))
  const contact = { ...orderOf('iga').contact, email: 'iga@example.org' }
  const wish = { version: 1, draft: draftOf('iga'), contact }
  const asked = { params: { slug: site.slug }, body: wish, key: randomUUID() }
  const { token } = outputOf(joinWaitingList, await site.visitor.ask(joinWaitingList, asked))
  // Otherwise the mail about waiting may come too late to be true.
  await runJobs(site.server.databaseUrl)
  await callOff()
  await runJobs(site.server.databaseUrl)
  expect(await countPlaces(site.server.databaseUrl)).toMatchObject([
    { pool: 'coach', taken: 0, claimed: 0 },
    { pool: 'event', taken: 0, claimed: 0 },
  ])
  const entry = await site.visitor.ask(getWaitingEntry, { params: { token } })
  expect(outputOf(getWaitingEntry, entry)).toMatchObject({ state: 'called_off', offer: null })
  const mails = await subjectsTo('iga@example.org')
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Wydarzenie odwołane: Wycieczka na Łysicę',
    'Jesteś na liście rezerwowej: Wycieczka na Łysicę',
  ])
  const late = { ...asked, key: randomUUID() }
  problemOf('called_off', await site.visitor.ask(joinWaitingList, late))
})

test('an order that was answered before is answered again the same', async () => {
  const key = randomUUID()
  const first = outputOf(createRegistration, await sendOrder(site, orderOf('ewa'), key))
  await callOff()
  await runJobs(site.server.databaseUrl)
  expect(outputOf(createRegistration, await sendOrder(site, orderOf('ewa'), key))).toMatchObject({
    ...{ number: first.number, state: 'cancelled' },
  })
})
