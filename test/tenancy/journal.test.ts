import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createScan } from '#contract/check-in.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { outputOf } from '#test/support/answers.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Way } from './way.ts'
import { WAYS } from './ways.ts'
import { makeWorld, type World } from './world.ts'

/**
 * Every endpoint that writes leaves a note of what it changed in the journal of the account, or stands here
 * with the reason why not.
 */
const WITHOUT_NOTE: Readonly<Record<string, string>> = {
  checkDomain: 'asks, and changes nothing',
  identifyUser: 'asks, and changes nothing',
  quoteDraft: 'asks, and changes nothing',
  issueLocalToken: 'asks, and changes nothing',
  previewChange: 'asks, and changes nothing',
  previewHandOver: 'asks, and changes nothing',
  changeRegistration: 'says again what was agreed to, which changes nothing',
  changePanelRegistration: 'says again what was agreed to, which changes nothing',
  putHold: 'keeps places for a while, which nobody has ordered yet',
  prolongHold: 'keeps places for a while, which nobody has ordered yet',
  deleteHold: 'gives back what nobody has ordered yet',
  createSession: 'is of a person and of no account',
  deleteSession: 'is of a person and of no account',
  testGatewayNotice: 'the inbox keeps it whole; what follows from it is noted by the job that settles it',
}

let world: World

beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

const writing = Object.entries<Endpoint>(api).filter(([, { method }]) => method !== 'GET')
const ways = new Map<string, Way>(Object.entries(WAYS))

interface Note {
  readonly account: string
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
}

const notes = () =>
  asOwner<Note>(
    world.server.databaseUrl,
    'SELECT account_id AS account, action, details FROM audit_entry ORDER BY audit_entry_id',
  )

/** Calls an endpoint as those whose account it is, so that it has something to change. */
async function call(name: string): Promise<void> {
  const { victim, server } = world
  const params = { accountId: victim.account, eventId: victim.event }
  if (name === 'createScan') {
    const body = { code: victim.code, gate: 'Wejście', nonce: crypto.randomUUID() }
    expect(outputOf(createScan, await victim.owner.ask(createScan, { params, body })).verdict).toBe('enter')
    return
  }
  // A payment that is open already is offered again, which changes nothing.
  if (name === 'createPayment') await asOwner(server.databaseUrl, "UPDATE payment SET state = 'failed'")
  const way = ways.get(name)
  const answer =
    way?.bound === 'member'
      ? await way.call(victim.owner, {
          ...params,
          registrationId: victim.registration,
          waitingEntryId: victim.waitingEntry,
          idleEventId: victim.idleEvent,
          // Called off once, nothing is left to call off.
          approvedId: victim.approved,
          refusedId: victim.refused,
          handingId: victim.handing,
          leavingId: name === 'cancelPanelRegistration' ? victim.registration : victim.leaving,
        })
      : way?.bound === 'site'
        ? await way.call(victim.visitor, victim)
        : await way?.call(world)
  expect(answer?.status, answer?.text).toBeLessThan(300)
}

/** What each endpoint that writes notes, in order. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  createRegistration: ['registration.created', 'registration.confirmed', 'message.queued'],
  createPayment: ['payment.started'],
  joinWaitingList: ['waiting.joined', 'message.queued'],
  giveUpWaiting: ['waiting.given_up'],
  offerOutOfTurn: ['waiting.offered', 'message.queued'],
  createAccount: ['account.created', 'member.added'],
  importEvent: ['event.imported'],
  publishEvent: ['event.published'],
  patchEvent: ['event.published'],
  callOffEvent: ['event.called_off'],
  createScan: ['ticket.used'],
  createOfficeRegistration: ['registration.created', 'registration.confirmed', 'message.queued'],
  putLimit: ['limit.changed'],
  putAllotment: ['allotment.changed'],
  requestRefund: ['refund.by_hand'],
  handOverPlace: ['registration.handed_over', 'message.queued'],
  handOverPanelPlace: ['registration.handed_over', 'message.queued'],
  cancelRegistration: ['registration.cancelled', 'message.queued'],
  cancelPanelRegistration: ['registration.cancelled', 'message.queued'],
  approveRegistration: ['registration.approved', 'registration.confirmed', 'message.queued'],
  refuseApproval: ['registration.approval_refused', 'message.queued'],
}

test('every endpoint that writes has its notes here, or the reason why it has none', () => {
  const names = writing.map(([name]) => name).toSorted()
  expect([...Object.keys(NOTED), ...Object.keys(WITHOUT_NOTE)].toSorted()).toEqual(names)
})

test.each(Object.keys(WITHOUT_NOTE))('%s changes nothing that a journal would tell of', async (name) => {
  const before = await notes()
  await call(name)
  expect(await notes()).toEqual(before)
})

// The limits of a new version are those of another event: registrations come before it.
test.each(Object.keys(NOTED))(
  '%s is noted with what it changed, in the account where it did',
  async (name) => {
    const before = await notes()
    await call(name)
    const fresh = (await notes()).slice(before.length)
    expect(fresh.map(({ action }) => action).toSorted()).toEqual([...(NOTED[name] ?? [])].toSorted())
    for (const { action, details } of fresh) {
      expect(details, action).toMatchObject({ before: expect.any(Object), after: expect.any(Object) })
      expect(details.after, action).not.toEqual({})
    }
    const accounts = new Set(fresh.map(({ account }) => account))
    if (name !== 'createAccount') expect(accounts).toEqual(new Set([world.victim.account]))
    else expect(accounts).not.toContain(world.victim.account)
  },
)

test('no secret and no answer of a person is noted', async () => {
  const { victim, stranger } = world
  const text = JSON.stringify(await notes())
  for (const { token, payingToken, code } of [victim, stranger]) {
    for (const secret of [token, payingToken, code]) expect(text).not.toContain(secret)
  }
  const [person] = await asOwner<{ birth: string; email: string; hash: string }>(
    world.server.databaseUrl,
    `SELECT birth_date::text AS birth, contact_email AS email, encode(token_hash, 'hex') AS hash
       FROM participant JOIN registration USING (account_id, registration_id) LIMIT 1`,
  )
  for (const private_ of [person?.birth, person?.email, person?.hash]) {
    expect(private_).toBeDefined()
    expect(text).not.toContain(private_)
  }
})
