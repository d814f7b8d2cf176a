import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeRegistration, previewChange } from '#contract/changes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { previewHandOver } from '#contract/hand-over.ts'
import { putHold } from '#contract/holds.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { createRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { born, candidates, onceEach, orderOf, peopleOf, pesel } from '#test/support/guessed-people.ts'
import { newSecret } from '#test/support/holds.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import type { Answer } from '#test/support/send.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/**
 * An attacker knows a birth date and a sex and wants the PESEL, or wants to know whether an e-mail address has
 * registered. The limits of one person must not reveal it.
 */

const VICTIM = 137

let site: TestSite

beforeEach(async () => {
  site = await startTestSite({ definition: onceEach, settings: { trustedProxies: ['127.0.0.1'] } })
  expect((await order([pesel(VICTIM)], { email: 'ofiara@example.org', from: '203.0.113.9' })).status).toBe(
    201,
  )
})
afterEach(() => site[Symbol.asyncDispose]())

interface By {
  readonly slug?: string
  readonly email?: string
  readonly total?: number
  readonly from?: string
}

const order = (numbers: readonly string[], { slug, email, total, from }: By = {}): Promise<Answer> =>
  send(createRegistration, { slug: slug ?? site.slug }, orderOf(numbers, email, total), {
    from,
    key: randomUUID(),
  })

function send(
  endpoint: Endpoint,
  params: object,
  body: object,
  { from = '192.0.2.17', key }: { readonly from?: string | undefined; readonly key?: string } = {},
): Promise<Answer> {
  const sent = { params, body, headers: { 'x-forwarded-for': from } }
  return site.visitor.ask(endpoint, key === undefined ? sent : { ...sent, key })
}

/** Status and text of an answer, without what differs in each. */
const contentOf = ({ status, text }: Answer) => [status, text.replace(/"instance":"[^"]*"/, '')]

test('200 candidates with a wrong total learn nothing of the one who has registered', async () => {
  const total = 1
  for (let first = 1; first <= 200; first += 50) {
    const answer = await order(candidates(first, first + 49), { total })
    problemOf('price_changed', answer)
    expect(answer.text).not.toContain('limit_per_person')
  }
  const missing = {
    ...orderOf([pesel(VICTIM)]),
    contact: { ...orderOf([]).contact, email: 'ofiara@example.org' },
  }
  const draft = { ...missing.draft, registeredBy: 'nikt' }
  const refused = await send(
    createRegistration,
    { slug: site.slug },
    { ...missing, draft },
    { key: randomUUID() },
  )
  expect(problemOf('registration_refused', refused).problems?.map(({ code }) => code)).toEqual([
    'field_invalid',
  ])
})

test('every endpoint but orders answers for the victim as for any other person', async () => {
  const { token } = outputOf(
    createRegistration,
    await order([pesel(4000)], { email: 'napastnik@example.org', from: '198.51.100.1' }),
  )
  const mine = ({ draft }: ReturnType<typeof orderOf>) => ({ ...draft, registeredBy: null })
  const [giver] = peopleOf([pesel(4000)]).people
  const ways: readonly ((numbers: readonly string[]) => Promise<Answer>)[] = [
    (numbers) => send(quoteDraft, { slug: site.slug }, { version: 1, draft: orderOf(numbers).draft }),
    (numbers) => send(joinWaitingList, { slug: site.slug }, without(orderOf(numbers)), { key: randomUUID() }),
    (numbers) => send(previewChange, { token }, { revision: 1, draft: mine(orderOf(numbers)) }),
    (numbers) => {
      const [successor] = orderOf(numbers).draft.people
      const body = {
        revision: 1,
        giver: giver?.ref,
        successor: { ...successor, ref: 'nowa' },
        registrant: 'other',
      }
      return send(previewHandOver, { token }, body)
    },
    (numbers) =>
      send(changeRegistration, { token }, { revision: 1, expectedTotal: 1, draft: mine(orderOf(numbers)) }),
  ]
  for (const ask of ways) {
    const [victim, stranger] = [await ask([pesel(VICTIM)]), await ask([pesel(4001)])]
    expect(contentOf(victim), String(ways.indexOf(ask))).toEqual(contentOf(stranger))
    expect(victim.text).not.toContain('limit_per')
  }
  const held = await send(
    putHold,
    { slug: site.slug, hold: newSecret() },
    { version: 1, draft: orderOf([pesel(VICTIM)]).draft },
  )
  expect(held.status).toBe(200)
})

const without = ({ expectedTotal: _, ...body }: ReturnType<typeof orderOf>) => body

test('the refusal of a complete and correct order names none of its people', async () => {
  const answer = await order(candidates(VICTIM - 4, VICTIM + 4))
  const [problem, ...others] = problemOf('registration_refused', answer).problems ?? []
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'limit_per_person',
    field: 'draft.once',
    person: null,
    where: 'once',
  })
  expect(problem?.params).toBeUndefined()
  expect(problem?.message).toContain('ktoś z')
})

test('an order of too many people is refused for their number alone, whoever they are', async () => {
  const slug = 'najwyzej-trzy'
  const few = { ...onceEach, peoplePerRegistration: { min: 1, max: 3 } }
  await seedEvent(site.server.databaseUrl, site.account, { slug, definition: few })
  expect((await order([pesel(VICTIM)], { slug, from: '203.0.113.9' })).status).toBe(201)
  const answers = [
    await order(candidates(VICTIM - 2, VICTIM + 1), { slug }),
    await order(candidates(300, 303), { slug }),
  ]
  const [withVictim, without] = answers.map(contentOf)
  expect(withVictim).toEqual(without)
  for (const answer of answers)
    expect(problemOf('registration_refused', answer).problems).toMatchObject([
      { code: 'limit_per_registrant', params: { max: 3 } },
    ])
})

test('of 200 candidates one after another ten are answered, and of a botnet forty', async () => {
  const fromOne: number[] = []
  for (const number of candidates(1, 200)) fromOne.push((await order([number])).status)
  expect(fromOne).toEqual([...Array(10).fill(201), ...Array(190).fill(429)])
  const fromMany: number[] = []
  for (const [n, number] of candidates(201, 300).entries())
    fromMany.push((await order([number], { from: `198.51.100.${n}` })).status)
  expect(fromMany.filter((status) => status !== 429)).toHaveLength(29)
  // The victim is answered like any other person.
  problemOf('too_many_requests', await order([pesel(VICTIM)], { from: '198.51.100.200' }))
  // A person born on another day is not affected.
  expect((await order(['44051401458'], { from: '198.51.100.1' })).status).toBe(201)
})

test('fifty candidates in one order are too many to be checked, even at once from many addresses', async () => {
  problemOf('too_many_requests', await order(candidates(VICTIM - 20, VICTIM + 20)))
  const burst = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      order(candidates(300 + n * 9, 308 + n * 9), { from: `198.51.100.${n}`, email: `a${n}@example.org` }),
    ),
  )
  expect(burst.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(4)
})

test('registered e-mail addresses are reported ten times, and never along with another fault', async () => {
  await asOwner(
    site.server.databaseUrl,
    "UPDATE capacity_pool SET capacity = taken WHERE pool_key LIKE 'mine~%'",
  )
  const ask = (n: number, by: By = {}) => order([born(n)], { email: 'ofiara@example.org', ...by })
  const wrong = await ask(1, { total: 1 })
  expect(contentOf(wrong)).toEqual(contentOf(await order([born(2)], { email: 'inny@example.org', total: 1 })))
  const answers: number[] = []
  for (let n = 1; n <= 15; n += 1) answers.push((await ask(n)).status)
  expect(answers).toEqual([...Array(10).fill(422), ...Array(5).fill(429)])
  // Other addresses are not answered from there either, or the refusal would reveal it.
  expect((await order([born(90)], { email: 'inny@example.org' })).status).toBe(429)
  expect((await order([born(91)], { email: 'inny@example.org', from: '198.51.100.1' })).status).toBe(201)
})
