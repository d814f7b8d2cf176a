import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScan, listScans } from '#contract/check-in.ts'
import { hold, standing } from '#test/races/hold.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let danuta: Client

beforeAll(async () => {
  site = await startTestSite({ definition: await freeDefinition() })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

/** The Kielce event free of charge, with a shirt to hand out: a registration has its ticket at once. */
async function freeDefinition() {
  const shirt = {
    ...{ id: 'shirt', name: 'Koszulka', category: 'merchandise', legalKind: 'goods', per: 'person' },
    ...{ choose: 'optional', options: [{ id: 'm', name: 'M' }] },
  }
  return { ...(await kielceDefinition()), items: [shirt] }
}

const ewa = singleOrder({ expectedTotal: 0 })

/** A person with a ticket; returns its code. */
async function ticketOf(order = ewa): Promise<{ id: string; number: string; code: string }> {
  const made = await register(site, order)
  const [ticket] = (await look(site, made)).tickets
  return { ...made, code: ticket?.code ?? '' }
}

interface Scan {
  readonly code: string
  readonly gate?: string
  readonly nonce?: string
  readonly event?: string
}

async function scan({ code, gate = 'Wejście A', nonce = randomUUID(), event = site.event }: Scan) {
  const params = { accountId: site.account, eventId: event }
  return outputOf(createScan, await danuta.ask(createScan, { params, body: { code, gate, nonce } }))
}

test('a ticket enters once; a second scan reports who let it in, when and where', async () => {
  const [anna] = singleOrder().draft.people
  if (!anna) throw new Error('A single order has one person.')
  const order = { ...ewa, draft: { ...ewa.draft, people: [{ ...anna, choices: { shirt: 'm' } }] } }
  const { code, number } = await ticketOf(order)
  const before = Temporal.Now.instant()
  const first = await scan({ code })
  expect(first).toEqual({
    verdict: 'enter',
    holder: {
      ...{ name: 'Ewa Kopeć', group: 'Wyjazd z Kielc', type: 'Dorosły lub młodzież' },
      ...{ registration: number, others: 0, handOut: ['Koszulka M'] },
      ...{ headcount: null, slot: null },
    },
    at: expect.any(String),
    lacking: [],
  })
  const at = first.verdict === 'enter' ? first.at : ''
  expect(Temporal.Instant.from(at).since(before).total('seconds')).toBeLessThan(60)
  const second = await scan({ code, gate: 'Wejście B' })
  expect(second).toMatchObject({ verdict: 'used', usedAt: at, usedBy: 'Danuta Wrona', gate: 'Wejście A' })
})

test('a code is read as people type it', async () => {
  const { code } = await ticketOf()
  expect(await scan({ code: ` ${code.slice(0, 10).toLowerCase()}-${code.slice(10)} ` })).toMatchObject({
    verdict: 'enter',
  })
})

test('the same scan sent again, after the answer was lost, gets the same answer', async () => {
  const [{ code }, nonce] = [await ticketOf(), randomUUID()]
  const first = await scan({ code, nonce })
  expect(first.verdict).toBe('enter')
  expect(await scan({ code, nonce })).toEqual(first)
  const [at, once] = [await ticketOf(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 8 }, () => scan({ code: at.code, nonce: once })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.verdict).toBe('enter')
})

const sending = (code: string, nonce: string, eventId = site.event) =>
  danuta.ask(createScan, {
    params: { accountId: site.account, eventId },
    body: { code, gate: 'Wejście A', nonce },
  })

test('a nonce belongs to one scan: another ticket, an unknown code or another event is refused', async () => {
  const [anna, ewa, nonce] = [await ticketOf(), await ticketOf(), randomUUID()]
  const other = await seedEvent(site.server.databaseUrl, site.account, {
    slug: 'obok',
    definition: await freeDefinition(),
  })
  expect(await scan({ code: anna.code, nonce })).toMatchObject({ verdict: 'enter' })
  problemOf('key_reused', await sending(ewa.code, nonce))
  problemOf('key_reused', await sending('nic', nonce))
  problemOf('key_reused', await sending(anna.code, nonce, other))
  expect(await scan({ code: ewa.code })).toMatchObject({ verdict: 'enter' })
})

test('of two tickets under one nonce at the same moment one enters', async () => {
  const [anna, ewa, nonce] = [await ticketOf(), await ticketOf(), randomUUID()]
  const url = site.server.databaseUrl
  await using tickets = await hold(url, 'SELECT FROM ticket')
  const answers = [anna, ewa].map(({ code }) => sending(code, nonce))
  await standing(url, 2)
  await tickets.letGo()

  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 422])
  const used = 'SELECT FROM ticket WHERE code = ANY($1) AND used_at IS NOT NULL'
  expect(await asOwner(url, used, [[anna.code, ewa.code]])).toHaveLength(1)
})

test('a code that no ticket has is unknown', async () => {
  const { code } = await ticketOf()
  const other = code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`
  expect(await scan({ code: other })).toEqual({ verdict: 'unknown' })
  expect(await scan({ code: 'https://example.org/bilet' })).toEqual({ verdict: 'unknown' })
})

test('a registration that is not confirmed, or was cancelled, does not enter', async () => {
  const { code, id } = await ticketOf()
  const become = (state: string) =>
    asOwner(site.server.databaseUrl, 'UPDATE registration SET state = $2 WHERE registration_id = $1', [
      id,
      state,
    ])
  await become('awaiting_payment')
  expect(await scan({ code })).toMatchObject({ verdict: 'refused', reason: 'not_confirmed' })
  await become('expired')
  expect(await scan({ code })).toMatchObject({ verdict: 'refused', reason: 'not_confirmed' })
  await become('cancelled')
  expect(await scan({ code })).toMatchObject({ verdict: 'refused', reason: 'cancelled' })
  await become('confirmed')
  expect(await scan({ code })).toMatchObject({ verdict: 'enter' })
})

test('a ticket of another event is refused without revealing its holder', async () => {
  const { code } = await ticketOf()
  const other = await seedEvent(site.server.databaseUrl, site.account, {
    slug: 'inny',
    definition: await freeDefinition(),
  })
  expect(await scan({ code, event: other })).toEqual({
    verdict: 'refused',
    reason: 'other_event',
    holder: null,
    lacking: [],
    mayLetIn: false,
  })
  expect(await scan({ code })).toMatchObject({ verdict: 'enter' })
})

test('two gates that scan a ticket at the same moment let it in once, twenty times over', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { code } = await ticketOf()
    const verdicts = await Promise.all([scan({ code, gate: 'A' }), scan({ code, gate: 'B' })])
    expect(verdicts.map(({ verdict }) => verdict).sort()).toEqual(['enter', 'used'])
  }
})

test('the last scans are listed newest first, with how many are in of how many', async () => {
  await using other = await startTestSite({ definition: await freeDefinition() })
  const made = await register(other, ewa)
  await register(other, ewa)
  const [ticket] = (await look(other, made)).tickets
  const staff = await signIn(other.server.port, 'danuta-wrona')
  const params = { accountId: other.account, eventId: other.event }
  const gate = 'Wejście A'
  for (const code of [ticket?.code ?? '', ticket?.code ?? '', 'nic']) {
    outputOf(createScan, await staff.ask(createScan, { params, body: { code, gate, nonce: randomUUID() } }))
  }
  const by = { gate, by: 'Danuta Wrona', at: expect.any(String) }
  expect(outputOf(listScans, await staff.ask(listScans, { params }))).toEqual({
    entered: 1,
    expected: 2,
    scans: [
      { ...by, verdict: 'unknown', name: null },
      { ...by, verdict: 'used', name: 'Ewa Kopeć' },
      { ...by, verdict: 'enter', name: 'Ewa Kopeć' },
    ],
  })
})

test('a paid ticket enters too', async () => {
  await using paid = await startTestSite()
  const family = await register(paid)
  await pay(paid, family)
  const { tickets } = await look(paid, family)
  const staff = await signIn(paid.server.port, 'danuta-wrona')
  const params = { accountId: paid.account, eventId: paid.event }
  const body = { code: tickets[3]?.code ?? '', gate: 'Meta', nonce: randomUUID() }
  const verdict = outputOf(createScan, await staff.ask(createScan, { params, body }))
  expect(verdict).toMatchObject({ verdict: 'enter', holder: { name: 'Jan Kopeć', others: 3 } })
  expect((await look(paid, family)).tickets.map(({ usedAt }) => usedAt !== null)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a scan without a gate or a nonce is refused', async () => {
  const params = { accountId: site.account, eventId: site.event }
  const path = createScan.path.replace(':accountId', params.accountId).replace(':eventId', params.eventId)
  const { problems = [] } = problemOf(
    'invalid_input',
    await danuta.post(path, { code: 'x', gate: ' ', nonce: '1' }),
  )
  expect(problems.map(({ field }) => field)).toEqual(['gate', 'nonce'])
})
