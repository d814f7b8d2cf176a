import { randomUUID } from 'node:crypto'
import { checkDomain, createAccount, identifyUser } from '#contract/accounts.ts'
import type { Api } from '#contract/api.ts'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import {
  cancelPanelRegistration,
  cancelRegistration,
  changePanelRegistration,
  changeRegistration,
} from '#contract/changes.ts'
import { createScan, listScans } from '#contract/check-in.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RefusalCode } from '#contract/errors.ts'
import { testGatewayNotice } from '#contract/gateway.ts'
import { deleteHold, getHold, prolongHold, putHold } from '#contract/holds.ts'
import { listJournal } from '#contract/journal.ts'
import { listLimits, putAllotment, putLimit } from '#contract/limits.ts'
import { createOfficeRegistration } from '#contract/office.ts'
import { getHealth, getOpenApi, listCapturedMail, listTroubledJobs } from '#contract/operation.ts'
import {
  createSession,
  deleteSession,
  getPanelRegistration,
  getSession,
  importEvent,
  issueLocalToken,
  listEvents,
  listLocalPeople,
  listRegistrations,
  publishEvent,
} from '#contract/panel.ts'
import { getReconciliation } from '#contract/reconciliation.ts'
import { listRefundProposals, listRefunds, requestRefund } from '#contract/refunds.ts'
import { createPayment, createRegistration, getAvailability, getRegistration } from '#contract/site.ts'
import { getEventDefinition, listEventVersions } from '#contract/versions.ts'
import {
  getWaitingEntry,
  giveUpWaiting,
  joinWaitingList,
  listWaitingEntries,
  offerOutOfTurn,
} from '#contract/waiting-list.ts'
import {
  mayApproveRegistrations,
  mayCheckIn,
  mayEditEvents,
  mayEditRegistrations,
  mayMoveMoney,
  mayReadEvents,
  mayReadJournal,
  mayReadMoney,
  mayReadRegistrations,
  mayReadRules,
  type Role,
  seesOwnGroupOnly,
} from '#domain/access/rights.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { createSecrets, type Secrets } from '#server/secrets.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Asked, Client, signIn } from '#test/support/client.ts'
import { kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import type { Answer } from '#test/support/send.ts'
import { TEST_KEY } from '#test/support/server.ts'
import { raceDefinition, type Side, type World, wishForBoats } from './world.ts'

/** An endpoint of the account in its path. */
interface MemberWay {
  readonly bound: 'member'
  /** The sentence of domain/access that guards it. */
  readonly may: (role: Role) => boolean
  /** What stands in its path, in order: from somewhere on, a stranger puts in what is not theirs. */
  readonly ids: readonly (keyof Ids)[]
  readonly call: (client: Client, ids: Ids) => Promise<Answer>
}

/** What a visitor knows. */
type Things = Pick<Side, 'slug' | 'token' | 'payingToken' | 'leavingToken' | 'hold' | 'waitingToken'>

/** An endpoint of the account that the host names. */
interface SiteWay {
  readonly bound: 'site'
  /** What whoever is on another site is told. */
  readonly unknown: RefusalCode
  readonly call: (client: Client, things: Things) => Promise<Answer>
}

/** An endpoint that belongs to no account. */
interface FreeWay {
  readonly bound: 'none'
  /** As whoever may use it. */
  readonly call: (world: World) => Promise<Answer>
  /** As somebody who would like to do harm to the victim by it, and how that is refused. */
  readonly harm?: { readonly code: RefusalCode; readonly call: (world: World) => Promise<Answer> }
}

export type Way = MemberWay | SiteWay | FreeWay

export interface Ids {
  readonly accountId: string
  readonly eventId: string
  readonly registrationId: string
  readonly waitingEntryId: string
  /** The registration in its path where the way calls one off. */
  readonly leavingId: string
  /** Registrations that wait for approval: one to be approved, one to be refused. */
  readonly approvedId: string
  readonly refusedId: string
}

function member<E extends Endpoint>(
  endpoint: E,
  may: MemberWay['may'],
  ask: (ids: Ids, client: Client) => Asked<E> | Promise<Asked<E>>,
): MemberWay {
  const ids = (['accountId', 'eventId', 'registrationId', 'waitingEntryId'] as const).filter((id) =>
    endpoint.path.includes(`:${id}`),
  )
  return {
    bound: 'member',
    may,
    ids,
    call: async (client, given) => client.ask(endpoint, await ask(given, client)),
  }
}

function site<E extends Endpoint>(
  endpoint: E,
  ask: (things: Things) => Asked<E>,
  unknown: RefusalCode = 'not_found',
): SiteWay {
  return { bound: 'site', unknown, call: (client, things) => client.ask(endpoint, ask(things)) }
}

const mayReadAllRegistrations = (role: Role) => mayReadRegistrations(role) && !seesOwnGroupOnly(role)

const registrationOf = ({ accountId, eventId, registrationId }: Ids) => ({
  accountId,
  eventId,
  registrationId,
})

/** The registration as it is: a change that changes nothing. */
const UNCHANGED = { revision: 1, expectedTotal: 0, draft: wishForBoats(1).draft }

/** How each endpoint is called, and what guards it. An endpoint that is missing here fails the test. */
export const WAYS: Record<keyof Api, Way> = {
  listEvents: member(listEvents, mayReadEvents, ({ accountId }) => ({ params: { accountId } })),
  importEvent: member(importEvent, mayEditEvents, async ({ accountId }) => ({
    params: { accountId },
    body: { slug: `nowy-${randomUUID()}`, definition: await kielceDefinition() },
  })),
  publishEvent: member(publishEvent, mayEditEvents, async ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: { definition: await raceDefinition() },
  })),
  listEventVersions: member(listEventVersions, mayReadRules, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  getEventDefinition: member(getEventDefinition, mayReadRules, ({ accountId, eventId }) => ({
    params: { accountId, eventId, version: 1 },
  })),
  listLimits: member(listLimits, mayReadEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  putLimit: member(putLimit, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId, pool: 'event' },
    body: { capacity: 100 },
  })),
  putAllotment: member(putAllotment, mayEditEvents, ({ accountId, eventId }) => ({
    params: { accountId, eventId, slug: 'biuro' },
    body: { name: 'Biuro', partOf: 'event', units: 4 },
  })),
  createOfficeRegistration: member(
    createOfficeRegistration,
    mayEditRegistrations,
    async ({ accountId, eventId }, client) => {
      const params = { accountId, eventId }
      const version = versionOf(await client.ask(listLimits, { params }))
      return { params, body: singleOrder({ version, expectedTotal: 0 }), key: randomUUID() }
    },
  ),
  listRegistrations: member(listRegistrations, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  getPanelRegistration: member(getPanelRegistration, mayReadAllRegistrations, (ids) => ({
    params: registrationOf(ids),
  })),
  changePanelRegistration: member(changePanelRegistration, mayEditRegistrations, (ids) => ({
    params: registrationOf(ids),
    body: UNCHANGED,
  })),
  cancelPanelRegistration: {
    ...member(cancelPanelRegistration, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.leavingId },
      body: { reason: 'Telefon od osoby zapisującej' },
    })),
    ids: ['accountId', 'eventId', 'leavingId'],
  },
  approveRegistration: {
    ...member(approveRegistration, mayApproveRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.approvedId },
      body: {},
    })),
    ids: ['accountId', 'eventId', 'approvedId'],
  },
  refuseApproval: {
    ...member(refuseApproval, mayApproveRegistrations, (ids) => ({
      params: { ...registrationOf(ids), registrationId: ids.refusedId },
      body: { reason: 'Bez uprawnień' },
    })),
    ids: ['accountId', 'eventId', 'refusedId'],
  },
  listRefundProposals: member(listRefundProposals, mayReadMoney, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  requestRefund: member(requestRefund, mayMoveMoney, (ids) => ({
    params: registrationOf(ids),
    body: { payment: null, amount: 1, reason: 'Nadpłata' },
    key: randomUUID(),
  })),
  listRefunds: member(listRefunds, mayReadMoney, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  listWaitingEntries: member(listWaitingEntries, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  offerOutOfTurn: member(offerOutOfTurn, mayEditRegistrations, ({ accountId, eventId, waitingEntryId }) => ({
    params: { accountId, eventId, waitingEntryId },
    body: { reason: 'Próba' },
  })),
  createScan: member(createScan, mayCheckIn, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
    body: { code: 'any', gate: 'Wejście', nonce: randomUUID() },
  })),
  listScans: member(listScans, mayCheckIn, ({ accountId, eventId }) => ({ params: { accountId, eventId } })),
  getReconciliation: member(getReconciliation, mayReadMoney, ({ accountId }) => ({ params: { accountId } })),
  listJournal: member(listJournal, mayReadJournal, ({ accountId }) => ({ params: { accountId } })),

  listTroubledJobs: member(listTroubledJobs, mayReadJournal, ({ accountId }) => ({ params: { accountId } })),

  getAvailability: site(getAvailability, ({ slug }) => ({ params: { slug } })),
  createRegistration: site(createRegistration, ({ slug }) => ({
    params: { slug },
    body: singleOrder({ expectedTotal: 0 }),
    key: randomUUID(),
  })),
  putHold: site(putHold, ({ slug }) => ({
    params: { slug, hold: randomUUID() },
    body: { version: 1, draft: singleOrder({ expectedTotal: 0 }).draft },
  })),
  getHold: site(getHold, ({ hold }) => ({ params: { hold } }), 'hold_gone'),
  prolongHold: site(prolongHold, ({ hold }) => ({ params: { hold } }), 'hold_gone'),
  deleteHold: site(deleteHold, ({ hold }) => ({ params: { hold } }), 'hold_gone'),
  getRegistration: site(getRegistration, ({ token }) => ({ params: { token } })),
  joinWaitingList: site(joinWaitingList, ({ slug }) => ({
    params: { slug },
    body: wishForBoats(1),
    key: randomUUID(),
  })),
  getWaitingEntry: site(getWaitingEntry, ({ waitingToken }) => ({ params: { token: waitingToken } })),
  giveUpWaiting: site(giveUpWaiting, ({ waitingToken }) => ({ params: { token: waitingToken } })),
  changeRegistration: site(changeRegistration, ({ token }) => ({ params: { token }, body: UNCHANGED })),
  cancelRegistration: site(cancelRegistration, ({ leavingToken }) => ({
    params: { token: leavingToken },
    body: {},
  })),
  createPayment: site(createPayment, ({ payingToken }) => ({ params: { token: payingToken }, body: {} })),

  getHealth: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(getHealth) },
  getOpenApi: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(getOpenApi) },
  getSession: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(getSession) },
  listCapturedMail: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(listCapturedMail) },
  listLocalPeople: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(listLocalPeople) },
  issueLocalToken: {
    bound: 'none',
    call: ({ stranger }) => stranger.owner.ask(issueLocalToken, { params: { subject: 'hania-mroz' } }),
  },
  createSession: {
    bound: 'none',
    call: async ({ stranger }) =>
      stranger.visitor.ask(createSession, { body: { token: await localToken(stranger) } }),
    harm: {
      code: 'sign_in_failed',
      call: ({ victim, stranger }) => stranger.visitor.ask(createSession, { body: { token: victim.token } }),
    },
  },
  checkDomain: {
    bound: 'none',
    call: ({ stranger }) =>
      stranger.visitor.ask(checkDomain, { body: { domain: 'ofiara.zapisano.localhost' } }),
  },
  identifyUser: {
    bound: 'none',
    call: async ({ stranger }) =>
      stranger.visitor.ask(identifyUser, { body: { token: await localToken(stranger) } }),
    harm: {
      code: 'sign_in_failed',
      call: ({ victim, stranger }) => stranger.visitor.ask(identifyUser, { body: { token: victim.token } }),
    },
  },
  createAccount: {
    bound: 'none',
    call: (world) => wish(world, 'nowe.zapisano.localhost'),
    harm: { code: 'domain_taken', call: (world) => wish(world, world.victim.host) },
  },
  deleteSession: {
    bound: 'none',
    call: async ({ server }) => (await signIn(server.port, 'hania-mroz')).ask(deleteSession),
  },
  testGatewayNotice: {
    bound: 'none',
    call: ({ server, victim }) => bringNotice(server.port, victim.payment, createSecrets(TEST_KEY)),
    harm: {
      code: 'signature_invalid',
      call: ({ server, victim }) => bringNotice(server.port, victim.payment, createSecrets('a guess')),
    },
  },
}

/** The version on sale; any, for those who are not told. */
const versionOf = (answer: Answer): number =>
  answer.status === listLimits.status ? outputOf(listLimits, answer).version : 1

/** As somebody with an account of their own, who would like another one. */
async function wish({ server, stranger }: World, hostname: string): Promise<Answer> {
  const wizard = new Client(server.port, 'zapisano.localhost')
  await wizard.open()
  const body = { name: 'Nowe konto', hostname, token: await localToken(stranger) }
  return wizard.ask(createAccount, { body })
}

async function localToken({ owner }: Side): Promise<string> {
  const issued = await owner.ask(issueLocalToken, { params: { subject: 'hania-mroz' } })
  return outputOf(issueLocalToken, issued).token
}

function bringNotice(port: number, payment: string, secrets: Secrets): Promise<Answer> {
  const notice = {
    ...{ noticeId: `n-${randomUUID()}`, transactionId: `t-${randomUUID()}`, merchantReference: payment },
    ...{ status: 'succeeded', amount: 6_000, currency: 'PLN' },
  }
  const body = JSON.stringify(notice)
  const signed = { [SIGNATURE_HEADER]: signBody(secrets, body) }
  return new Client(port, '127.0.0.1').post(testGatewayNotice.path, body, signed)
}
