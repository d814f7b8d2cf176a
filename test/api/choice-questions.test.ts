import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { answerQuestion, askQuestions, previewOffers } from '#contract/choice-questions.ts'
import { outputOf } from '#test/support/answers.ts'
import { pay } from '#test/support/gateway.ts'
import { lodgingOf, orderOf } from '#test/support/lodging.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { BATH, pricedRetreat, questionsOf, SHARED, today } from '#test/support/questions.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  sendOrder,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { makeDue } from '../races/jobs.ts'

/** The office asks whether people would take another room: what is held, what it costs, and how it ends. */

const MORE = BATH - SHARED
let site: TestSite
let staff: Staff
let lodging: ReturnType<typeof lodgingOf>
let questions: ReturnType<typeof questionsOf>
let teresa: Registered

const orderFor = (family: string, price: number, room = 'shared') => ({
  ...orderOf(family, ['Teresa F 1972'], { room }),
  expectedTotal: price,
})
const idsOf = async ({ id }: Registered) =>
  (await lodging.board()).people.filter(({ registrationId }) => registrationId === id).map((each) => each.id)
const isBathFree = async () => (await sendOrder(site, orderFor('Nowa', BATH, 'bath'))).status === 201

beforeEach(async () => {
  site = await startTestSite({ definition: pricedRetreat() })
  staff = await staffOf(site)
  lodging = lodgingOf(site, staff.client)
  questions = questionsOf(site, staff.client)
  teresa = await register(site, orderFor('Kawka', SHARED))
})
afterEach(() => site[Symbol.asyncDispose]())

test('the office sees what another room would cost, asks, and the bed is held until the answer', async () => {
  const people = await idsOf(teresa)
  // What is under way, as the mail of the registration, writes into the journal too.
  await runJobs(site.server.databaseUrl)
  const notes = await asOwner(site.server.databaseUrl, 'SELECT FROM audit_entry')
  expect(outputOf(previewOffers, await questions.preview(people))).toEqual({
    current: ['Pokój wieloosobowy'],
    offers: [{ key: 'room/bath', name: 'Pokój z łazienką', difference: MORE, problem: null }],
  })
  expect(await asOwner(site.server.databaseUrl, 'SELECT FROM audit_entry')).toHaveLength(notes.length)
  const made = outputOf(askQuestions, await questions.ask(people, { note: 'Został jeden taki pokój.' }))
  expect(made).toEqual({ asked: 1, notAsked: [] })
  expect(await isBathFree()).toBe(false)
  expect(await questions.asked()).toMatchObject([
    { state: 'open', people, offers: [{ key: 'room/bath', difference: MORE }], askedBy: 'Danuta Wrona' },
  ])
  // Until it is answered they are not asked again.
  expect(outputOf(askQuestions, await questions.ask(people))).toMatchObject({
    asked: 0,
    notAsked: [{ name: 'Kawka', problem: expect.stringContaining('już pytamy') }],
  })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('who agrees has the room, owes the difference to the grosz, and the place is theirs', async () => {
  await pay(site, teresa)
  await questions.ask(await idsOf(teresa))
  const [question] = await questions.asked()
  const answered = await questions.answer(teresa, question?.id ?? '', 'room/bath', MORE)
  expect(outputOf(answerQuestion, answered)).toMatchObject({
    registration: { total: BATH, balance: MORE },
    questions: [{ state: 'accepted', chosen: 'Pokój z łazienką', current: ['Pokój z łazienką'] }],
  })
  expect((await lodging.board()).people).toMatchObject([{ kinds: ['room/bath'] }])
  expect((await ledgerOf(site, teresa)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', SHARED],
    ['payment', -SHARED],
    ['correction', MORE],
  ])
  expect(await isBathFree()).toBe(false)
  // The same again, as after a broken connection.
  expect((await questions.answer(teresa, question?.id ?? '', 'room/bath', MORE)).status).toBe(200)
  expect((await look(site, teresa)).total).toBe(BATH)
  expect((await questions.answer(teresa, question?.id ?? '', null)).status).toBe(409)
  expect(await asOwner(site.server.databaseUrl, 'SELECT FROM hold')).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('who was shown another difference is asked again, and nothing changes', async () => {
  await questions.ask(await idsOf(teresa))
  const [question] = await questions.asked()
  const answered = await questions.answer(teresa, question?.id ?? '', 'room/bath', MORE - 1)
  expect(answered).toMatchObject({ status: 409, json: { code: 'price_changed' } })
  expect((await look(site, teresa)).total).toBe(SHARED)
  expect(await questions.asked()).toMatchObject([{ state: 'open' }])
  expect(await isBathFree()).toBe(false)
})

test('who declines keeps everything, and the bed is free again', async () => {
  await questions.ask(await idsOf(teresa))
  const [question] = await questions.asked()
  expect((await questions.answer(teresa, question?.id ?? '', null)).status).toBe(200)
  expect(await questions.asked()).toMatchObject([{ state: 'declined' }])
  expect((await look(site, teresa)).total).toBe(SHARED)
  expect(await isBathFree()).toBe(true)
  await questions.settle(question?.id ?? '')
  expect(await questions.asked()).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('the office withdraws a question, or records an answer', async () => {
  const people = await idsOf(teresa)
  await questions.ask(people)
  const [first] = await questions.asked()
  expect((await questions.withdraw(first?.id ?? '')).status).toBe(204)
  expect((await questions.withdraw(first?.id ?? '')).status).toBe(409)
  expect((await questions.answer(teresa, first?.id ?? '', 'room/bath', MORE)).status).toBe(409)
  await questions.ask(people)
  const [second] = await questions.asked()
  expect((await questions.record(second?.id ?? '', 'room/bath', MORE)).status).toBe(204)
  expect((await look(site, teresa)).total).toBe(BATH)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('a question lapses at its last moment, and its bed is free even before the job has run', async () => {
  await questions.ask(await idsOf(teresa))
  const [question] = await questions.asked()
  const { databaseUrl } = site.server
  await asOwner(
    databaseUrl,
    `UPDATE choice_question SET answer_until = now(); UPDATE hold SET expires_at = now()`,
  )
  expect((await questions.answer(teresa, question?.id ?? '', 'room/bath', MORE)).status).toBe(409)
  expect(await isBathFree()).toBe(true)
  await makeDue(databaseUrl, 'expire-question')
  await runJobs(databaseUrl, 'expire-question')
  expect(await questions.asked()).toMatchObject([{ state: 'lapsed', answer: null }])
  expect(await audit(databaseUrl)).toEqual([])
})

test('a registration that is cancelled is asked nothing any more, and its held bed is free', async () => {
  await questions.ask(await idsOf(teresa))
  const params = { accountId: site.account, eventId: site.event, registrationId: teresa.id }
  await staff.client.ask(cancelPanelRegistration, { params, body: { reason: 'Choroba' } })
  expect(await questions.asked()).toEqual([])
  expect(await isBathFree()).toBe(true)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('the mail names the room, the supplement, the term, and what silence means', async () => {
  const order = orderFor('Sowa', SHARED)
  const made = await register(site, order)
  await questions.ask(await idsOf(made), { note: 'Został jeden taki pokój.' })
  await expect
    .poll(async () => (await mailsTo(site, order.contact.email)).map(({ subject }) => subject), {
      timeout: 30_000,
    })
    .toContain('Pytanie o\u00a0pokój: Rekolekcje rodzinne')
  const mail = (await mailsTo(site, order.contact.email)).find(({ subject }) => subject.startsWith('Pytanie'))
  expect(mail?.text).toContain('Pokój z łazienką: 120,49\u00a0zł więcej')
  expect(mail?.text).toContain('Został jeden taki pokój.')
  expect(mail?.text).toContain('nic nie trzeba dopłacać')
  expect(mail?.text).toContain('#pytanie')
})

test('a day that is over, or after the first day of the event, is refused at its field', async () => {
  const people = await idsOf(teresa)
  for (const answerBy of [today().subtract({ days: 1 }).toString(), '2031-06-06'])
    expect(await questions.ask(people, { answerBy })).toMatchObject({
      status: 400,
      json: { problems: [{ field: 'answerBy' }] },
    })
})

test('a question whose job was lost lapses with the next sweep, and nobody is reminded of it', async () => {
  await questions.ask(await idsOf(teresa))
  const id = (await questions.asked())[0]?.id ?? ''
  const { databaseUrl } = site.server
  await runJobs(databaseUrl)
  await asOwner(
    databaseUrl,
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier = 'expire-question'`,
  )
  const over = (column: string) => `${column} = now() - interval '2 minutes'`
  await asOwner(databaseUrl, `UPDATE hold SET ${over('expires_at')}`)
  await asOwner(
    databaseUrl,
    `UPDATE choice_question SET asked_at = now() - interval '2 days', ${over('answer_until')}`,
  )
  expect((await questions.remind(id)).status).toBe(409)
  await runSweep(databaseUrl)
  expect(await questions.asked()).toMatchObject([{ state: 'lapsed' }])
  expect(await isBathFree()).toBe(true)
})

test('a mail of a question that is withdrawn before it is sent is skipped', async () => {
  const { databaseUrl } = site.server
  await questions.ask(await idsOf(teresa))
  await questions.withdraw((await questions.asked())[0]?.id ?? '')
  // As if it had not been sent yet.
  await runJobs(databaseUrl, 'send-message')
  const [mail] = await asOwner<{ id: string; account: string }>(
    databaseUrl,
    `UPDATE message SET state = 'queued', attempts = 0, sent_at = NULL WHERE kind = 'choice_asked'
      RETURNING message_id AS id, account_id AS account`,
  )
  await asOwner(databaseUrl, `SELECT jobs.enqueue('send-message', $1, $2, now(), 'again')`, [
    mail?.account,
    { message: mail?.id },
  ])
  await runJobs(databaseUrl, 'send-message')
  expect(await asOwner(databaseUrl, `SELECT state FROM message WHERE kind = 'choice_asked'`)).toEqual([
    { state: 'skipped' },
  ])
})

test('a question that is settled twice is in the journal once', async () => {
  await questions.ask(await idsOf(teresa))
  const id = (await questions.asked())[0]?.id ?? ''
  await questions.answer(teresa, id, null)
  for (const _ of [1, 2]) expect((await questions.settle(id)).status).toBe(204)
  const notes = await asOwner(
    site.server.databaseUrl,
    `SELECT FROM audit_entry WHERE action = 'lodging.question_settled'`,
  )
  expect(notes).toHaveLength(1)
})

test('a registration whose time to pay is over is not asked, and has expired', async () => {
  const people = await idsOf(teresa)
  await asOwner(site.server.databaseUrl, `UPDATE registration SET expires_at = now() - interval '1 minute'`)
  expect(outputOf(askQuestions, await questions.ask(people))).toMatchObject({ asked: 0 })
  expect((await look(site, teresa)).state).toBe('expired')
  expect(await questions.asked()).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
