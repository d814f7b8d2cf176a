import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeRegistration } from '#contract/changes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { confirmPlaceTransfer, handOverPlace, withdrawHandOver } from '#contract/hand-over.ts'
import { createRegistration } from '#contract/site.ts'
import { problemOf } from '#test/support/answers.ts'
import { born, candidates, FEE, onceEach, orderOf, peopleOf, pesel } from '#test/support/guessed-people.ts'
import { giveAsStaff, offerToken } from '#test/support/hand-over.ts'
import type { Answer } from '#test/support/send.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'

/**
 * An attacker guesses a PESEL by changing a registration of their own, or by giving its places away: the limits on
 * orders apply to them too.
 */

const VICTIM = 137
const GUESSER = 'napastnik@example.org'
/** People of the guesser's own registration, each born on another day. */
const OWN = 14

let site: TestSite
let mine: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: onceEach, settings: { trustedProxies: ['127.0.0.1'] } })
  await register(site, orderOf([pesel(VICTIM)], 'ofiara@example.org'), '203.0.113.9')
  const numbers = Array.from({ length: OWN }, (_, n) => born(n))
  mine = await register(site, orderOf(numbers, GUESSER), '198.51.100.1')
})
afterEach(() => site[Symbol.asyncDispose]())

const send = (endpoint: Endpoint, params: object, body?: object, from = '192.0.2.17'): Promise<Answer> =>
  site.visitor.ask(endpoint, { params, headers: { 'x-forwarded-for': from }, ...(body && { body }) })

const personOf = (ref: string, number: string) => {
  const [person] = peopleOf([number]).people
  if (person === undefined) throw new Error('The draft has no person.')
  return { ...person, ref }
}

/** The guesser's registration with these people besides its own. */
async function change(
  numbers: readonly string[],
  { from, wrong = 0 }: { from?: string; wrong?: number } = {},
) {
  const { revision } = await look(site, mine)
  const own = peopleOf(Array.from({ length: OWN }, (_, n) => born(n))).people
  const added = numbers.map((number) => personOf(`n-${number}`, number))
  const draft = { people: [...own, ...added], registeredBy: 'osoba-0' }
  const expectedTotal = draft.people.length * FEE + wrong
  return send(changeRegistration, { token: mine.token }, { revision, expectedTotal, draft }, from)
}

/** Offers the place of one of the guesser's people. */
async function offer(giver: number, number: string): Promise<Answer> {
  const { revision } = await look(site, mine)
  const body = {
    ...{ revision, expectedTotal: OWN * FEE, giver: `osoba-${giver}`, email: 'nowa@example.org' },
    ...{ successor: personOf(`n-${giver}`, number), registrant: 'other' },
  }
  return send(handOverPlace, { token: mine.token }, body)
}

const confirm = async (from?: string) => {
  const token = await offerToken(site.server.databaseUrl, mine.id)
  return send(confirmPlaceTransfer, { token }, undefined, from)
}
const withdraw = () => send(withdrawHandOver, { token: mine.token })
const order = (number: string) =>
  site.visitor.ask(createRegistration, {
    ...{ params: { slug: site.slug }, body: orderOf([number]), key: randomUUID() },
    headers: { 'x-forwarded-for': '192.0.2.17' },
  })

test('of candidates that changes bring in one after another ten are answered, also when they are refused', async () => {
  const statuses: number[] = []
  for (const [n, number] of candidates(1, 14).entries())
    statuses.push((await change([number], { wrong: n % 2 })).status)
  expect(statuses).toEqual([...Array(5).fill([200, 409]).flat(), ...Array(4).fill(429)])
  problemOf('too_many_requests', await change([pesel(VICTIM)]))
  // Orders count together with them; a person born on another day is not affected.
  problemOf('too_many_requests', await order(pesel(VICTIM)))
  expect((await change([born(50)])).status).toBe(200)
})

test('a change that a limit of one person refuses is answered ten times, then no change from that address', async () => {
  const answers: Answer[] = []
  for (let n = 0; n < 12; n += 1) answers.push(await change([pesel(VICTIM), born(30 + n)]))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429, 429])
  expect(problemOf('registration_refused', answers[0] ?? (await confirm())).problems).toMatchObject([
    { code: 'limit_per_person', field: 'draft.once', person: null },
  ])
  problemOf('too_many_requests', await change([born(60)]))
  expect((await change([born(60)], { from: '198.51.100.7' })).status).toBe(200)
})

test('an offer of a place checks no limit of a person; of candidates that confirm one ten are answered', async () => {
  const statuses: number[] = []
  for (const [n, number] of candidates(1, 12).entries()) {
    expect((await offer(n, number)).status).toBe(200)
    statuses.push((await confirm()).status)
    await withdraw()
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  expect((await offer(12, pesel(VICTIM))).status).toBe(200)
  problemOf('too_many_requests', await confirm())
  // From another address the limit is checked, and the refusal names no person.
  expect(problemOf('registration_refused', await confirm('198.51.100.7')).problems).toMatchObject([
    { code: 'limit_per_person', field: 'draft.once', person: null },
  ])
})

test('a confirmed offer that a limit of one person refuses counts as a refused order does', async () => {
  await order(born(31))
  const answers: number[] = []
  for (let n = 0; n < 12; n += 1) {
    expect((await offer(0, await taken(40 + n))).status).toBe(200)
    answers.push((await confirm()).status)
    await withdraw()
  }
  expect(answers).toEqual([...Array(10).fill(422), 429, 429])
  problemOf('too_many_requests', await order(born(32)))
})

/** A registered person born on a day that no other person shares. */
async function taken(n: number): Promise<string> {
  await register(site, orderOf([born(n)], `r${n}@example.org`), `203.0.113.${n}`)
  return born(n)
}

test('the staff, who see all registrations anyway, hand over to any number of people', async () => {
  const staff = await staffOf(site)
  for (const [n, number] of candidates(1, 12).entries()) {
    const body = {
      ...{ revision: n + 1, expectedTotal: OWN * FEE, giver: `osoba-${n}`, registrant: 'other' as const },
      successor: personOf(`n-${n}`, number),
    }
    expect((await giveAsStaff(staff.client, site, mine, body)).status).toBe(200)
  }
})
