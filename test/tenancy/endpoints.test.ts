import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/errors.ts'
import { ROLES } from '#domain/access/rights.ts'
import { problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { type Fingerprints, openFingerprints } from './fingerprint.ts'
import { type Side, seedTenants, type Tenants } from './tenants.ts'
import type { Ids, Way } from './way.ts'
import { WAYS } from './ways.ts'

/**
 * Every endpoint of the contract, called by a member of another account: 'not found', and nothing has
 * changed anywhere. The same calls succeed for members of the account, so that the refusal has no other
 * reason.
 */
let tenants: Tenants
let fingerprints: Fingerprints

beforeAll(async () => {
  tenants = await seedTenants()
  fingerprints = await openFingerprints(tenants.server.databaseUrl)
})
afterAll(async () => {
  await fingerprints?.[Symbol.asyncDispose]()
  await tenants?.[Symbol.asyncDispose]()
})

const NAMES = Object.keys(api)
const ways = new Map<string, Way>(Object.entries(WAYS))
const endpoints = new Map<string, Endpoint>(Object.entries(api))
const statusOf = (name: string) => {
  const way = ways.get(name)
  const refused = way === undefined || way.bound === 'none' ? undefined : way.refused
  return refused === undefined ? endpoints.get(name)?.status : REFUSALS[refused]
}
const OF_A_SESSION = NAMES.filter((name) => endpoints.get(name)?.audience === 'session')
const namesOf = (bound: Way['bound']) => NAMES.filter((name) => ways.get(name)?.bound === bound)

function wayOf<Bound extends Way['bound']>(name: string, bound: Bound): Extract<Way, { bound: Bound }> {
  const way = ways.get(name)
  if (way?.bound !== bound) throw new Error(`${name} is not an endpoint of this kind.`)
  return way as Extract<Way, { bound: Bound }>
}

const idsOf = ({ account, event, registration, leaving, waitingEntry, ...more }: Side): Ids => ({
  accountId: account,
  eventId: event,
  registrationId: registration,
  leavingId: leaving,
  handingId: more.handing,
  approvedId: more.approved,
  refusedId: more.refused,
  confirmedRefundId: more.confirmedRefund,
  withheldRefundId: more.withheldRefund,
  handedRefundId: more.handedRefund,
  typedRefundId: more.typedRefund,
  packageId: more.package,
  sentPackageId: more.sentPackage,
  withdrawnPackageId: more.withdrawnPackage,
  waitingEntryId: waitingEntry,
  removedEntryId: more.removedEntry,
  idleEventId: more.idleEvent,
  shiftId: more.shift,
  closingShiftId: more.closingShift,
  documentId: more.payOut,
  fileId: more.file,
  spareFileId: more.spareFile,
  pictureId: more.picture,
  sparePictureId: more.sparePicture,
  pageFileId: more.sparePageFile,
  userId: more.colleague,
  removedUserId: more.removedColleague,
  invitationId: more.invitation,
  withdrawnInvitationId: more.withdrawnInvitation,
  collectionId: more.collection,
  donationId: more.donation,
})

/** Everything that only members of the victim's account, or holders of a link, may ever see. */
function expectNothingOf(
  { account, event, registration, leaving, code, payment, hold, ...links }: Side,
  answer: Answer,
) {
  const ids = [account, event, registration, leaving, code, payment, hold, links.waitingEntry]
  ids.push(
    links.shift,
    links.closingShift,
    links.payOut,
    links.file,
    links.spareFile,
    links.draft,
    links.uploaded,
    links.picture,
    links.pictureHash,
    links.pageFile,
    links.pageFileHash,
    links.colleague,
    links.invitation,
    links.invitationToken,
    links.approved,
    links.refused,
    links.handing,
    links.token,
    links.payingToken,
  )
  for (const secret of [...ids, links.leavingToken, links.handingToken, links.waitingToken]) {
    expect(answer.text).not.toContain(secret)
  }
}

test('every endpoint is called by this test', () => {
  expect(NAMES.filter((name) => !ways.has(name))).toEqual([])
  expect([...ways.keys()].filter((name) => !NAMES.includes(name))).toEqual([])
  for (const [name, { audience }] of Object.entries(api)) {
    const bound = audience === 'member' || audience === 'site' ? audience : 'none'
    expect(ways.get(name)?.bound, name).toBe(bound)
  }
})

describe('a stranger who is signed in', () => {
  test.each(namesOf('member'))('%s: not found, nothing changes', async (name) => {
    const { ids, call } = wayOf(name, 'member')
    const { victim, stranger } = tenants
    const before = await fingerprints.whole()
    for (const from of ids.keys()) {
      const foreign = Object.fromEntries(ids.slice(from).map((id) => [id, idsOf(victim)[id]]))
      const answer = await call(stranger.owner, { ...idsOf(stranger), ...foreign })
      problemOf('not_found', answer)
      expectNothingOf(victim, answer)
    }
    expect(await fingerprints.whole()).toEqual(before)
  })

  test.each(namesOf('member'))(
    '%s: an unknown account, event or registration gives the same answer',
    async (name) => {
      const { ids, call } = wayOf(name, 'member')
      const { stranger } = tenants
      const unknownId = '01a1fc46-0000-7000-8000-000000000000'
      for (const id of ids)
        problemOf('not_found', await call(stranger.owner, { ...idsOf(stranger), [id]: unknownId }))
    },
  )
})

describe('on the site of another account, on a brand and on the panel', () => {
  test.each(namesOf('site'))('%s: not found, nothing changes', async (name) => {
    const { call, unknown } = wayOf(name, 'site')
    const { server, victim, stranger } = tenants
    const before = await fingerprints.whole()
    const elsewhere = [
      'zapisano.localhost',
      'panel.zapisano.localhost',
      'nikt.zapisano.localhost',
      'localhost',
    ]
    const visitors = elsewhere.map((host) => new Client(server.port, host))
    for (const visitor of visitors) await visitor.open()
    for (const visitor of [...(unknown === null ? [] : [stranger.visitor]), ...visitors]) {
      const answer = await call(visitor, victim)
      problemOf(visitor === stranger.visitor && unknown !== null ? unknown : 'not_found', answer)
      expectNothingOf(victim, answer)
    }
    expect(await fingerprints.whole()).toEqual(before)
    if (unknown !== null) return
    const victims = await fingerprints.ofAccount(victim.account)
    const answer = await call(stranger.visitor, victim)
    expect(answer.status).toBe(statusOf(name))
    expectNothingOf(victim, answer)
    expect(await fingerprints.ofAccount(victim.account)).toEqual(victims)
  })
})

test.each(namesOf('none'))(
  '%s, which belongs to no account, neither changes nor reveals one',
  async (name) => {
    const { call, harm } = wayOf(name, 'none')
    const { victim } = tenants
    const before = await fingerprints.ofAccount(victim.account)
    if (harm) {
      const whole = await fingerprints.whole()
      problemOf(harm.code, await harm.call(tenants))
      expect(await fingerprints.whole()).toEqual(whole)
    }
    const answer = await call(tenants)
    expect(answer.status, answer.text).toBe(statusOf(name))
    expectNothingOf(victim, answer)
    expect(await fingerprints.ofAccount(victim.account)).toEqual(before)
  },
)

test('a ticket of another account is an unknown code', async () => {
  const { victim, stranger } = tenants
  const before = await fingerprints.ofAccount(victim.account)
  const { code } = victim
  const params = { accountId: stranger.account, eventId: stranger.event }
  const body = { code, gate: 'Wejście', nonce: crypto.randomUUID() }
  expect(await stranger.owner.ask(api.createScan, { params, body })).toMatchObject({
    json: { verdict: 'unknown' },
  })
  expect(await fingerprints.ofAccount(victim.account)).toEqual(before)
})

/** What the paths of a session's endpoints may name. */
const ANY_OF_A_PERSON = { sessionId: '01a1fc46-0000-7000-8000-000000000000', token: 'any' }

describe('a person who is not signed in, or whose session has ended', () => {
  test.each([...namesOf('member'), ...OF_A_SESSION])('%s: sign in first', async (name) => {
    const { server, victim } = tenants
    const visitor = new Client(server.port, 'panel.zapisano.localhost')
    await visitor.open()
    const signedOut = await signIn(server.port, 'danuta-wrona')
    await signedOut.ask(api.deleteSession)
    await signedOut.open()
    const before = await fingerprints.whole()
    for (const client of [visitor, signedOut]) {
      const way = ways.get(name)
      const answer =
        way?.bound === 'member'
          ? await way.call(client, idsOf(victim))
          : await client.ask(endpoints.get(name) ?? api.getSession, { params: ANY_OF_A_PERSON })
      problemOf('not_signed_in', answer)
    }
    expect(await fingerprints.whole()).toEqual(before)
  })
})

test.each([...namesOf('site'), ...namesOf('member')])(
  '%s succeeds for members of the account',
  async (name) => {
    const way = ways.get(name)
    const { victim } = tenants
    const answer =
      way?.bound === 'member'
        ? await way.call(victim.owner, idsOf(victim))
        : await wayOf(name, 'site').call(victim.visitor, victim)
    expect(answer.status, answer.text).toBe(statusOf(name))
  },
)

test.each(namesOf('member'))('%s: a member may do what the role allows', async (name) => {
  const { may, call } = wayOf(name, 'member')
  const { server, victim } = tenants
  const ewa = await signIn(server.port, 'ewa-sowa')
  for (const role of ROLES) {
    await asOwner(
      server.databaseUrl,
      `UPDATE membership m SET role = $2 FROM app_user u
        WHERE u.user_id = m.user_id AND u.subject = 'ewa-sowa' AND m.account_id = $1`,
      [victim.account, role],
    )
    if (may(role)) {
      const answer = await call(ewa, idsOf(victim))
      expect(answer.status, `${role}: ${answer.text}`).toBe(statusOf(name))
    } else {
      const before = await fingerprints.whole()
      problemOf('forbidden', await call(ewa, idsOf(victim)))
      expect(await fingerprints.whole(), role).toEqual(before)
    }
  }
})

/** Endpoints of no single event that show nothing of the others. */
const FOR_LIMITED = ['listEvents', 'listToDo', 'getNoticeChoice', 'updateNoticeChoice', 'getRefundSettings']

test.each(namesOf('member'))('%s: a member who is limited to another event is refused', async (name) => {
  const { may, call } = wayOf(name, 'member')
  const { server, victim, stranger } = tenants
  const ewa = await signIn(server.port, 'ewa-sowa')
  const limit = (role: string, scope: string | null) =>
    asOwner(
      server.databaseUrl,
      `UPDATE membership m SET role = $2, scope = $3::jsonb FROM app_user u
        WHERE u.user_id = m.user_id AND u.subject = 'ewa-sowa' AND m.account_id = $1`,
      [victim.account, role, scope],
    )
  const elsewhere = JSON.stringify([{ eventId: stranger.event, groups: null }])
  for (const role of ROLES.filter(may)) {
    await limit(role, elsewhere)
    const answer = await call(ewa, idsOf(victim))
    if (FOR_LIMITED.includes(name)) {
      expect(answer.status, answer.text).toBe(statusOf(name))
      expect(answer.text).not.toContain(victim.event)
    } else problemOf('forbidden', answer)
  }
  await limit('registrations', null)
})
