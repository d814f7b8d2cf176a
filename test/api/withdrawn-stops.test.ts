import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerQuestion, askQuestions, previewOffers } from '#contract/choice-questions.ts'
import { listToDo } from '#contract/dashboard.ts'
import { publishEvent } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { pay } from '#test/support/gateway.ts'
import { lodgingOf, orderOf, roomOf } from '#test/support/lodging.ts'
import { pricedRetreat, questionsOf, SHARED } from '#test/support/questions.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { allJobsDone } from '../races/jobs.ts'

/** A stop is withdrawn after people have chosen it: who is concerned, what they are asked, and what they choose. */

const [KIELCE, BUSKO] = [4_000, 2_550]
let site: TestSite
let staff: Staff
let lodging: ReturnType<typeof lodgingOf>
let questions: ReturnType<typeof questionsOf>
let lis: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: pricedRetreat() })
  staff = await staffOf(site)
  lodging = lodgingOf(site, staff.client)
  questions = questionsOf(site, staff.client)
  lis = await register(site, {
    ...orderOf('Lis', ['Robert M 1990', 'Maja F 2022'], { stop: 'busko' }),
    expectedTotal: 2 * (SHARED + BUSKO),
  })
  await register(site, {
    ...orderOf('Kos', ['Iza F 1981'], { stop: 'kielce' }),
    expectedTotal: SHARED + KIELCE,
  })
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })

async function withdrawBusko(giveUp = ['items.coach.options.busko']) {
  const event = pricedRetreat()
  const items = (event.items ?? []).map((item) =>
    item.id === 'coach'
      ? { ...item, options: (item.options ?? []).filter(({ id }) => id !== 'busko') }
      : item,
  )
  return staff.client.ask(publishEvent, {
    params: params(),
    body: { definition: { ...event, items }, giveUp },
  })
}

const concerned = async () =>
  (await lodging.board()).people.filter(({ kinds }) => kinds.includes('coach/busko'))
const askAll = async () =>
  questions.ask(
    (await concerned()).map(({ id }) => id),
    { scope: 'coach', kind: 'withdrawn', offers: [{ item: 'coach', option: 'kielce' }] },
  )
const toDo = async () => {
  const { toDo: all } = outputOf(
    listToDo,
    await staff.client.ask(listToDo, { params: { accountId: site.account } }),
  )
  return all
    .filter(({ kind }) => /Questions|withdrawnChoices/.test(kind))
    .map(({ kind, count, action }) => [kind, count, action?.path])
}

test('who has chosen a withdrawn stop is known until they choose another, and is among what waits', async () => {
  expect(await withdrawBusko([])).toMatchObject({ status: 409, json: { code: 'ids_in_use' } })
  expect(await toDo()).toEqual([])
  expect((await withdrawBusko()).status).toBe(201)
  const { withdrawn } = await lodging.board()
  expect(withdrawn).toEqual([{ scope: 'coach', kind: 'coach/busko', name: 'Busko-Zdrój' }])
  expect((await concerned()).map(({ firstName }) => firstName)).toEqual(['Robert', 'Maja'])
  const page = `/wydarzenia/${site.event}/noclegi?dla=coach`
  expect(await toDo()).toEqual([['withdrawnChoices', 2, page]])
  expect(outputOf(askQuestions, await askAll())).toEqual({ asked: 1, notAsked: [] })
  expect(await toDo()).toEqual([['openQuestions', 1, page]])
})

test('a family chooses another stop: the difference to the grosz, the seat in the coach is free, the to-do is done', async () => {
  const coach = roomOf('Autokar 1', 50, { scope: 'coach', house: '' })
  await lodging.save(coach)
  await pay(site, lis)
  await withdrawBusko()
  await lodging.move(
    coach.id,
    (await concerned()).map(({ id }) => id),
    'coach',
  )
  await askAll()
  const [question] = await questions.asked()
  const difference = 2 * (KIELCE - BUSKO)
  const answered = await questions.answer(lis, question?.id ?? '', 'coach/kielce', difference)
  expect(outputOf(answerQuestion, answered)).toMatchObject({
    registration: { total: 2 * (SHARED + KIELCE), balance: difference },
    questions: [{ state: 'accepted', chosen: 'Kielce, dworzec' }],
  })
  expect(await concerned()).toEqual([])
  expect((await lodging.board()).withdrawn).toEqual([])
  expect((await toDo()).map(([kind]) => kind)).toEqual(['endedQuestions'])
  await questions.settle(question?.id ?? '')
  expect(await toDo()).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('who gives the coach up gets all that was paid for it back', async () => {
  await pay(site, lis)
  await withdrawBusko()
  await askAll()
  const [question] = await questions.asked()
  const answered = await questions.answer(lis, question?.id ?? '', '', -2 * BUSKO)
  expect(outputOf(answerQuestion, answered)).toMatchObject({
    registration: { total: 2 * SHARED, refunds: [{ amount: 2 * BUSKO }] },
    questions: [{ state: 'accepted', chosen: null, current: [] }],
  })
  expect((await lodging.board()).people.find(({ firstName }) => firstName === 'Robert')?.kinds).toEqual([
    'room/shared',
  ])
  await allJobsDone(site.server.databaseUrl)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('a withdrawn stop cannot be declined, only replaced or given up; and a stop that was not offered is refused', async () => {
  await withdrawBusko()
  await askAll()
  const [question] = await questions.asked()
  for (const choose of ['coach/busko', 'room/bath'])
    expect((await questions.answer(lis, question?.id ?? '', choose)).status).toBe(404)
  expect((await questions.answer(lis, question?.id ?? '', null)).status).toBe(404)
  expect((await look(site, lis)).total).toBe(2 * (SHARED + BUSKO))
  expect(await questions.asked()).toMatchObject([{ state: 'open' }])
})

test('a withdrawn stop is offered to nobody who registered while there was one', async () => {
  await withdrawBusko()
  const { people } = await lodging.board()
  const iza = people.filter(({ firstName }) => firstName === 'Iza').map(({ id }) => id)
  expect(outputOf(previewOffers, await questions.preview(iza, 'coach')).offers).toEqual([])
  const offers = [{ item: 'coach', option: 'busko' }]
  const asked = await questions.ask(iza, { scope: 'coach', kind: 'withdrawn', offers })
  expect(outputOf(askQuestions, asked)).toMatchObject({ asked: 0, notAsked: [{ name: 'Kos' }] })
})
