import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRegistration, previewCancellation } from '#contract/changes.ts'
import { editDraft, getDraft } from '#contract/drafts.ts'
import { answerMove, getMove, moveEvent, previewMoveMail, remindOfMove } from '#contract/moves.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { makeDue } from '#test/races/jobs.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** An event is moved to other days: everyone chooses, silence is what the organiser has said. */

/** A person who resigns otherwise loses everything. */
const RULES = [{ kept: { percent: 100 } }]
const WHOLE = {
  ...{ id: 'whole', name: 'Całość' },
  parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
} as const

let site: TestSite
let staff: Client
let paid: Registered
let other: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: { ...outing({ event: 9 }), plans: [WHOLE], refunds: RULES } })
  staff = await staffOf(site)
  paid = await register(site, orderOf('ewa', 'jan'))
  await pay(site, paid)
  other = await register(site, orderOf('ala'))
  await pay(site, other)
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const params = () => ({ accountId: site.account, eventId: site.event })
const MOVE = {
  ...{ start: '2031-06-12', place: 'Kielce', note: 'W dolinie jest powódź.', answerBy: '2031-05-01' },
  silence: 'stays' as const,
}
const send = (body: Partial<typeof MOVE> & { silence?: 'stays' | 'resigns' } = {}) =>
  staff.ask(moveEvent, { params: params(), body: { ...MOVE, ...body } })
const moved = async (body = {}) => outputOf(moveEvent, await send(body))
const seen = async () => outputOf(getMove, await staff.ask(getMove, { params: params() }))
const answer = ({ token }: Registered, wanted: 'stays' | 'resigns') =>
  site.visitor.ask(answerMove, { params: { token }, body: { answer: wanted } })
const mails = () =>
  createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant()).list()
const actions = async () =>
  (
    await asOwner<{ action: string }>(
      site.server.databaseUrl,
      'SELECT DISTINCT action FROM audit_entry WHERE account_id = $1',
      [site.account],
    )
  ).map(({ action }) => action)
const clean = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
async function letTimeEnd() {
  await asOwner(site.server.databaseUrl, "UPDATE event_move SET answer_until = now() - interval '1 second'")
  await makeDue(site.server.databaseUrl, 'settle-move')
  await runJobs(site.server.databaseUrl, 'settle-move')
  await letBankDecide(site)
}

test('the site has the new days, everyone is told once, and who stays keeps place and price', async () => {
  await runJobs(site.server.databaseUrl)
  const before = (await mails()).length
  expect(await moved()).toMatchObject({
    registrations: 2,
    people: 3,
    move: {
      before: { start: '2031-06-05', end: '2031-06-07' },
      after: { start: '2031-06-12', end: '2031-06-14', place: 'Kielce' },
      ...{ asked: 2, stays: 0, resigns: 0, silent: 2, silence: 'stays' },
    },
  })
  await runJobs(site.server.databaseUrl)
  await runJobs(site.server.databaseUrl)
  const told = (await mails()).slice(0, (await mails()).length - before)
  expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('Nowy termin: Wycieczka na Łysicę'))
  expect(told[0]?.text).toContain('W dolinie jest powódź.')
  expect(clean(told[0]?.text)).toContain('Prosimy o decyzję do 1 maja 2031')

  const stays = outputOf(answerMove, await answer(paid, 'stays'))
  expect(stays).toMatchObject({
    ...{ state: 'confirmed', balance: 0, total: 20_000 },
    move: { answer: 'stays', mayStay: false, mayResign: true },
  })
  expect(stays.event.place).toBe('Kielce')
  expect(stays.tickets).toHaveLength(2)
  expect((await seen()).move).toMatchObject({ told: 2, stays: 1, silent: 1 })
})

test('who resigns for it gets everything back, also by the usual button, and no more than once', async () => {
  await moved()
  const preview = await site.visitor.ask(previewCancellation, { params: { token: other.token } })
  expect(outputOf(previewCancellation, preview)).toMatchObject({ kept: 0, toRefund: 10_000 })
  const resigned = await site.visitor.ask(cancelRegistration, { params: { token: other.token }, body: {} })
  expect(outputOf(cancelRegistration, resigned)).toMatchObject({ state: 'cancelled', kept: 0 })
  expect(outputOf(answerMove, await answer(paid, 'resigns'))).toMatchObject({ state: 'cancelled' })
  outputOf(answerMove, await answer(paid, 'resigns'))
  problemOf('move_answered', await answer(paid, 'stays'))
  await letBankDecide(site)
  expect((await look(site, paid)).refunds).toMatchObject([{ amount: 20_000, state: 'succeeded' }])
  expect((await look(site, other)).refunds).toMatchObject([{ amount: 10_000, state: 'succeeded' }])
  expect((await seen()).move).toMatchObject({ resigns: 2, silent: 0 })
})

test('silence means staying, and no lost refund', async () => {
  await moved()
  outputOf(answerMove, await answer(paid, 'stays'))
  await letTimeEnd()
  expect(await look(site, other)).toMatchObject({
    ...{ state: 'confirmed', event: { place: 'Kielce' } },
    move: { answer: 'stays', mayStay: false, mayResign: true },
  })
  // Who has said so agreed to it.
  expect((await look(site, paid)).move).toMatchObject({ mayResign: false })
  problemOf('move_answered', await answer(paid, 'resigns'))
  expect(outputOf(answerMove, await answer(other, 'resigns'))).toMatchObject({ state: 'cancelled', kept: 0 })
  expect((await seen()).move).toMatchObject({ settledAt: expect.any(String), stays: 1, resigns: 1 })
})

test('silence means resigning: everything goes back by itself', async () => {
  await moved({ silence: 'resigns' })
  outputOf(answerMove, await answer(paid, 'stays'))
  await letTimeEnd()
  expect(await look(site, paid)).toMatchObject({ state: 'confirmed' })
  expect(await look(site, other)).toMatchObject({
    ...{ state: 'cancelled', kept: 0, refunds: [{ amount: 10_000, state: 'succeeded' }] },
  })
})

test('reminders go to those who have not answered, once a day', async () => {
  await moved()
  await runJobs(site.server.databaseUrl)
  const remind = async () =>
    outputOf(remindOfMove, await staff.ask(remindOfMove, { params: params(), body: {} })).reminded
  expect(await remind()).toBe(0)
  await asOwner(site.server.databaseUrl, "UPDATE move_answer SET told_at = told_at - interval '1 day'")
  outputOf(answerMove, await answer(paid, 'stays'))
  expect(await remind()).toBe(1)
  expect(await actions()).toEqual(
    expect.arrayContaining(['event.moved', 'registration.moved', 'event.move_reminded']),
  )
  expect(await remind()).toBe(0)
  await runJobs(site.server.databaseUrl)
  const reminders = (await mails()).filter(({ subject }) => subject.startsWith('Czekamy na odpowiedź'))
  expect(reminders).toHaveLength(1)
})

test('the mail is shown before, with what silence means, and nothing is moved', async () => {
  const mailOf = async (silence: 'stays' | 'resigns') => {
    const body = { ...MOVE, silence, toMe: false }
    return outputOf(previewMoveMail, await staff.ask(previewMoveMail, { params: params(), body })).mail
  }
  const mail = await mailOf('stays')
  expect(clean(mail?.text)).toContain('Bez odpowiedzi miejsca zostają')
  expect(clean((await mailOf('resigns'))?.text)).toContain('Bez odpowiedzi anulujemy')
  expect(mail).toMatchObject({
    registration: paid.id,
    subject: 'Nowy termin: Wycieczka na Łysicę',
    next: other.id,
  })
  expect(clean(mail?.text)).toContain('12–14 czerwca 2031 (było: 5–7 czerwca 2031)')
  expect((await seen()).move).toBeNull()
  expect((await look(site, paid)).move).toBeNull()
})

test('a second move waits for the first; nothing to move and a day too late are refused', async () => {
  const { place: _, ...here } = MOVE
  const same = { params: params(), body: { ...here, start: '2031-06-05' } }
  problemOf('invalid_input', await staff.ask(moveEvent, same))
  problemOf('invalid_input', await send({ answerBy: '2031-06-12' }))
  problemOf('invalid_input', await send({ answerBy: '2020-01-01' }))
  await moved()
  problemOf('move_open', await send({ start: '2031-06-19' }))
  await letTimeEnd()
  expect((await moved({ start: '2031-06-19', answerBy: '2031-05-02' })).move).toMatchObject({ silent: 2 })
})

test('unpublished changes of the draft move along', async () => {
  const edits = [{ path: ['title'], before: 'Wycieczka na Łysicę', after: 'Wycieczka na Łysą Górę' }]
  outputOf(editDraft, await staff.ask(editDraft, { params: params(), body: { edits } }))
  await moved()
  const { definition } = outputOf(getDraft, await staff.ask(getDraft, { params: params() }))
  expect(definition).toMatchObject({ title: 'Wycieczka na Łysą Górę', dates: { start: '2031-06-12' } })
  expect((await look(site, paid)).event.title).toBe('Wycieczka na Łysicę')
})
