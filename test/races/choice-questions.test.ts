import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderOf } from '#test/support/lodging.ts'
import { asOwner } from '#test/support/owner.ts'
import { BATH, pricedRetreat, questionsOf, SHARED } from '#test/support/questions.ts'
import {
  look,
  type Registered,
  register,
  sendOrder,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from './audit.ts'
import { holdRegistrations, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { weaken } from './weaken.ts'

/** A question is answered at the moment when its time ends, and in two ways at once. */
const MORE = BATH - SHARED
let site: TestSite
let url: string
let questions: ReturnType<typeof questionsOf>
let teresa: Registered
let question: string

const orderFor = (family: string, price: number, room = 'shared') => ({
  ...orderOf(family, ['Teresa F 1972'], { room }),
  expectedTotal: price,
})

beforeEach(async () => {
  site = await startTestSite({ definition: pricedRetreat() })
  url = site.server.databaseUrl
  questions = questionsOf(site, (await staffOf(site)).client)
  teresa = await register(site, orderFor('Kawka', SHARED))
  const people = await asOwner<{ id: string }>(url, 'SELECT participant_id AS id FROM participant')
  await questions.ask(people.map(({ id }) => id))
  question = (await questions.asked())[0]?.id ?? ''
})
afterEach(() => site[Symbol.asyncDispose]())

const agree = () => questions.answer(teresa, question, 'room/bath', MORE)
const decline = () => questions.answer(teresa, question, null)
const totalNow = async () => (await look(site, teresa)).total
const stateNow = async () => (await questions.asked())[0]?.state
/** The last moment comes while an answer that was sent before it waits. */
async function letTimeEnd() {
  await asOwner(url, 'UPDATE choice_question SET answer_until = now()')
  await makeDue(url, 'expire-question')
}

test('the time ends first: a later agreement is refused, and the bed is free', async () => {
  await using row = await holdRegistrations(url, teresa.id)
  await letTimeEnd()
  await standing(url, 1)
  const agreed = agree()
  await standing(url, 2)
  await row.letGo()
  expect((await agreed).status).toBe(409)
  await allJobsDone(url)
  expect([await stateNow(), await totalNow()]).toEqual(['lapsed', SHARED])
  expect((await sendOrder(site, orderFor('Nowa', BATH, 'bath'))).status).toBe(201)
  expect(await audit(url)).toEqual([])
})

test('agreeing and declining at once: one answer stands', async () => {
  await using row = await holdRegistrations(url, teresa.id)
  const first = agree()
  await standing(url, 1)
  const others = [decline(), agree()]
  await standing(url, 3)
  await row.letGo()
  expect((await first).status).toBe(200)
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([409, 200])
  expect([await stateNow(), await totalNow()]).toEqual(['accepted', BATH])
  expect(await audit(url)).toEqual([])
})

test('a missing guard is detected: that a question ends once (answer_choice)', async () => {
  await weaken(url, 'answer_choice', /\n\s+AND q\.state = 'open'/)
  await using row = await holdRegistrations(url, teresa.id)
  const first = agree()
  await standing(url, 1)
  const other = decline()
  await standing(url, 2)
  await row.letGo()
  expect([(await first).status, (await other).status]).toEqual([200, 200])
  // The room was changed, and the question says that it was not.
  expect([await stateNow(), await totalNow()]).toEqual(['declined', BATH])
})

test('while the answer is under way nobody buys the bed that is held for it', async () => {
  await using row = await holdRegistrations(url, teresa.id)
  const agreed = agree()
  await standing(url, 1)
  expect((await sendOrder(site, orderFor('Nowa', BATH, 'bath'))).status).toBe(422)
  await row.letGo()
  expect((await agreed).status).toBe(200)
  expect((await sendOrder(site, orderFor('Nowa', BATH, 'bath'))).status).toBe(422)
  expect(await audit(url)).toEqual([])
})

test('a missing guard is detected: that the held bed goes over to the registration (take_hold)', async () => {
  await weaken(url, 'take_hold', /IF NOT FOUND THEN RETURN; END IF;/, 'RETURN;')
  expect((await agree()).status).toBe(422)
})
