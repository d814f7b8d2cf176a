import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import type { EntryEffect } from '#domain/form/fields/file-rules.ts'
import { hold, standing } from '#test/races/hold.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import {
  bringAnotherConsent,
  childOrder,
  dayCamp,
  documentsOf,
  withdrawConsent,
} from '#test/support/documents.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** What the gate does with a person whose consent is missing, rejected or withdrawn. */

interface Gate {
  readonly site: TestSite
  readonly staff: Staff
}

async function openGate(atEntry?: EntryEffect): Promise<Gate> {
  const site = await startTestSite({ definition: dayCamp(atEntry) })
  return { site, staff: await staffOf(site) }
}

async function ticketOf({ site }: Gate, made: Registered, person = 'child'): Promise<string> {
  const ticket = (await look(site, made)).tickets.find((each) => each.person === person)
  return ticket?.code ?? ''
}
const send = ({ site, staff }: Gate, code: string, inSpite?: string) =>
  staff.client.ask(createScan, {
    params: { accountId: site.account, eventId: site.event },
    body: { code, gate: 'Brama', nonce: randomUUID(), ...(inSpite !== undefined && { inSpite }) },
  })
const scan = async (gate: Gate, code: string, inSpite?: string) =>
  outputOf(createScan, await send(gate, code, inSpite))
const asRole = ({ site }: Gate, role: string) =>
  asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1', [role])

describe('a document that warns', () => {
  let gate: Gate
  beforeAll(async () => {
    gate = await openGate()
  })
  afterAll(() => gate?.site[Symbol.asyncDispose]())

  test('lets a child in without it, and says what is lacking', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Wójcik', false))
    const lacking = [{ atEntry: 'warn', seen: { name: 'Zgoda rodzica', state: 'missing' } }]
    expect(await scan(gate, await ticketOf(gate, made))).toMatchObject({ verdict: 'enter', lacking })
  })

  test('says nothing of an adult, nor of a child whose consent waits or was checked', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Krupa'))
    expect(await scan(gate, await ticketOf(gate, made, 'parent'))).toMatchObject({ lacking: [] })
    expect(await scan(gate, await ticketOf(gate, made))).toMatchObject({ verdict: 'enter', lacking: [] })
  })

  test('says that it was withdrawn', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Lis'))
    await withdrawConsent(gate.site, made)
    expect(await scan(gate, await ticketOf(gate, made))).toMatchObject({
      ...{ verdict: 'enter', lacking: [{ seen: { state: 'withdrawn' } }] },
    })
  })
})

describe('a document that blocks', () => {
  let gate: Gate
  beforeAll(async () => {
    gate = await openGate('block')
  })
  afterAll(() => gate?.site[Symbol.asyncDispose]())

  const usedOf = (code: string) =>
    asOwner(gate.site.server.databaseUrl, 'SELECT FROM ticket WHERE code = $1 AND used_at IS NOT NULL', [
      code,
    ])

  test('keeps a child out until the consent is there, and tells its parent on the ticket', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Wójcik', false))
    const code = await ticketOf(gate, made)
    expect(await scan(gate, code)).toMatchObject({
      ...{ verdict: 'refused', reason: 'document', mayLetIn: true, holder: { name: 'Kacper Wójcik' } },
      lacking: [{ atEntry: 'block', seen: { name: 'Zgoda rodzica', state: 'missing' } }],
    })
    expect(await usedOf(code)).toEqual([])
    expect((await look(gate.site, made)).documents).toMatchObject([{ state: 'missing', atEntry: 'block' }])
    await bringAnotherConsent(gate.site, made)
    expect(await scan(gate, code)).toMatchObject({ verdict: 'enter', lacking: [] })
  })

  test('keeps out who was rejected', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Krupa'))
    const office = documentsOf(gate.site, gate.staff.client)
    const files = (await office.queue()).documents
      .filter(({ registrationId }) => registrationId === made.id)
      .flatMap((each) => each.files.map(({ id }) => id))
    await office.decide(made.id, { files, state: 'rejected', reason: 'Brak podpisu' })
    expect(await scan(gate, await ticketOf(gate, made))).toMatchObject({ reason: 'document' })
  })

  test('is passed with a reason, which the journal keeps, once', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Żak', false))
    const code = await ticketOf(gate, made)
    const reason = 'Mama podpisała na miejscu'
    expect(await scan(gate, code, reason)).toMatchObject({
      verdict: 'enter',
      lacking: [{ atEntry: 'block' }],
    })
    const entries = await asOwner(
      gate.site.server.databaseUrl,
      `SELECT actor, details FROM audit_entry WHERE action = 'ticket.used' AND registration_id = $1`,
      [made.id],
    )
    expect(entries).toMatchObject([{ actor: 'Danuta Wrona', details: { gate: 'Brama', inSpite: reason } }])
    expect(await scan(gate, code, reason)).toMatchObject({ verdict: 'used' })
  })

  test('is no reason to write down a reason where nothing is lacking', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Gaj'))
    await scan(gate, await ticketOf(gate, made), 'Na wszelki wypadek')
    const [entry] = await asOwner<{ details: object }>(
      gate.site.server.databaseUrl,
      `SELECT details FROM audit_entry WHERE action = 'ticket.used' AND registration_id = $1`,
      [made.id],
    )
    expect(entry?.details).not.toHaveProperty('inSpite')
  })

  test('is passed by nobody who may only scan, nor without words', async () => {
    const made = await register(gate.site, await childOrder(gate.site, 'Cis', false))
    const code = await ticketOf(gate, made)
    problemOf('invalid_input', await send(gate, code, '  '))
    problemOf('invalid_input', await send(gate, code, 'x'.repeat(301)))
    await asRole(gate, 'check_in')
    problemOf('forbidden', await send(gate, code, 'Znam tę rodzinę'))
    expect(await scan(gate, code)).toMatchObject({ reason: 'document', mayLetIn: false })
    await asRole(gate, 'owner')
    expect(await usedOf(code)).toEqual([])
  })

  test('keeps out who withdraws it while the ticket is being scanned', async () => {
    const url = gate.site.server.databaseUrl
    const made = await register(gate.site, await childOrder(gate.site, 'Maj'))
    const code = await ticketOf(gate, made)
    await using tickets = await hold(url, `SELECT FROM ticket WHERE code = '${code}'`)
    const withdrawal = withdrawConsent(gate.site, made)
    await standing(url, 1)
    const scanned = send(gate, code)
    await standing(url, 2)
    await tickets.letGo()
    expect((await withdrawal).status).toBe(200)
    expect(outputOf(createScan, await scanned)).toMatchObject({ verdict: 'refused', reason: 'document' })
  })
})

test('a document without effect is not spoken of at the gate', async () => {
  const gate = await openGate('nothing')
  await using site = gate.site
  const made = await register(site, await childOrder(site, 'Wójcik', false))
  expect(await scan(gate, await ticketOf(gate, made))).toMatchObject({ verdict: 'enter', lacking: [] })
})
