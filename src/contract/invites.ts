import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { INVITE_STATES } from '#domain/invites/invite-state.ts'
import { LONGEST_NAME } from '#domain/invites/read-people.ts'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'

/** Invitations to an event and codes that are issued for it, list by list. A list is a limit per code of the document. */

const event = z.strictObject({ accountId: id, eventId: id })
const one = event.extend({ inviteId: id })
const path = '/v1/accounts/:accountId/events/:eventId/invites'

const list = z.string().min(1).max(60)
const state = z.enum(INVITE_STATES)

/** At once: a larger list is added in parts. */
export const MOST_ADDED = 2_000
export const LONGEST_GREETING = 1_000

const inviteList = z.strictObject({
  /** The id of its limit. */
  id: list,
  name: z.string(),
  of: z.enum(['people', 'codes']),
  /** For how many people one code works. */
  uses: z.number().int(),
  /** What it gives, as sentences: 'Cena dla gości: 60,00 zł'. */
  terms: z.array(z.string()),
  /** It is in the published version: its codes work. */
  isPublished: z.boolean(),
  counts: z.record(z.string(), z.number().int()),
  /** Mails on their way, and those above a limit, which go out in the next hour. */
  sending: z.number().int(),
  withheld: z.number().int(),
})

export const inviteView = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  note: z.string(),
  code: z.string(),
  /** The address that it opens. */
  address: z.string(),
  state,
  issuedAt: instant,
  sentAt: instant.nullable(),
  remindedAt: instant.nullable(),
  openedAt: instant.nullable(),
  declinedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** What was registered with it, the newest first. */
  registrations: z.array(z.strictObject({ id, number: z.string(), at: instant })),
})

/** The lists of an event's draft, also those that are not published yet. */
export const listInviteLists = endpoint({
  method: 'GET',
  path: `${path}/lists`,
  summary: 'Lists of invitations and codes, counted by state',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    lists: z.array(inviteList),
    /** The event is published and neither called off nor archived: mails can be sent. */
    isOnSite: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** The newest first, a hundred at a time. */
export const listInvites = endpoint({
  method: 'GET',
  path,
  summary: 'Invitations or codes of a list',
  audience: 'member',
  params: event,
  query: z.strictObject({
    list,
    state: state.optional(),
    search: z.string().max(100).optional(),
    after: id.optional(),
  }),
  body: none,
  output: z.strictObject({ invites: z.array(inviteView), next: id.nullable() }),
  status: 200,
  refusals: ['not_found'],
})

const person = z.strictObject({
  firstName: textOf(0, LONGEST_NAME),
  lastName: textOf(0, LONGEST_NAME),
  email: formField(email),
})

/** Adds people to a list; who is on it already, or has declined, is named and not added again. */
export const addInvites = endpoint({
  method: 'POST',
  path,
  summary: 'Add people to a list of invitations',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    list,
    people: z.array(person).min(1).max(MOST_ADDED),
    note: textOf(0, 200).default(''),
  }),
  output: z.strictObject({
    added: z.number().int(),
    refused: z.array(z.strictObject({ email: z.string(), why: z.enum(['invited', 'declined', 'bad_name']) })),
  }),
  status: 201,
  refusals: ['not_found', 'list_full'],
})

/** Codes for whoever has one, made in bulk. */
export const issueCodes = endpoint({
  method: 'POST',
  path: `${path}/codes`,
  summary: 'Issue codes in bulk',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    list,
    count: z.number().int().min(1).max(MOST_ADDED),
    note: textOf(0, 200).default(''),
  }),
  output: z.strictObject({ added: z.number().int() }),
  status: 201,
  refusals: ['not_found', 'list_full'],
})

/** Name, address, code, link and state of everybody on a list. */
export const exportInvites = endpoint({
  method: 'GET',
  path: `${path}/file`,
  summary: 'A list of invitations or codes as CSV',
  audience: 'member',
  params: event,
  query: z.strictObject({ list }),
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

/** Who may be invited of another event: registrants of what holds a place there, each address once. */
export const listPeopleToInvite = endpoint({
  method: 'GET',
  path: `${path}/people`,
  summary: 'Registrants of another event, to be invited',
  audience: 'member',
  params: event,
  query: z.strictObject({ from: id, group: list.optional(), type: list.optional() }),
  body: none,
  output: z.strictObject({
    people: z.array(z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() })),
    groups: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    types: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** There are more than are told. */
    more: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found', 'forbidden'],
})

const wish = z.strictObject({
  list,
  kind: z.enum(['invite', 'reminder']),
  /** The organiser's own words; empty: those of the product. */
  greeting: textOf(0, LONGEST_GREETING),
})

/** The mail as somebody on the list gets it; `toMe` also sends it to the address of the user. Nothing changes. */
export const previewInviteMail = endpoint({
  method: 'POST',
  path: `${path}/mail`,
  summary: 'Preview the mail of an invitation',
  audience: 'member',
  params: event,
  query: noParams,
  body: wish.extend({ toMe: z.boolean() }),
  output: z.strictObject({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    /** How many would get it now. */
    recipients: z.number().int(),
  }),
  status: 200,
  refusals: ['not_found', 'list_not_published'],
})

/** Sends to those who have got nothing yet, or reminds those who have not answered; `only`: to this one alone, again. */
export const sendInvites = endpoint({
  method: 'POST',
  path: `${path}/sending`,
  summary: 'Send invitations, or remind of them',
  audience: 'member',
  params: event,
  query: noParams,
  body: wish.extend({ only: id.optional() }),
  output: z.strictObject({ queued: z.number().int() }),
  status: 202,
  refusals: ['not_found', 'list_not_published', 'invite_over'],
})

/** A withdrawn code is refused from now on. What was registered with it stays. */
export const withdrawInvite = endpoint({
  method: 'POST',
  path: `${path}/:inviteId/withdrawal`,
  summary: 'Withdraw an invitation or a code',
  audience: 'member',
  params: one,
  query: noParams,
  body: z.strictObject({}),
  output: inviteView,
  status: 200,
  refusals: ['not_found', 'invite_over'],
})

const ofVisitor = z.strictObject({ slug: z.string().min(1).max(80), code: z.string().min(1).max(40) })

export const openInviteView = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  code: z.string(),
  state: z.enum(['open', 'used', 'declined', 'withdrawn']),
  /** For how many people it works. */
  uses: z.number().int(),
  terms: z.array(z.string()),
})

/** What the holder of a code may know of it; it is noted that the link was opened. */
export const openInvite = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/invites/:code/opening',
  summary: 'Open an invitation',
  audience: 'site',
  params: ofVisitor,
  query: noParams,
  body: z.strictObject({}),
  output: openInviteView,
  status: 200,
  refusals: ['not_found', 'too_many_requests'],
})

/** 'Nie skorzystam', and the way back while it was not used or withdrawn. Repeated: the same. */
export const answerInvite = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/invites/:code/answer',
  summary: 'Decline an invitation, or take that back',
  audience: 'site',
  params: ofVisitor,
  query: noParams,
  body: z.strictObject({ declines: z.boolean() }),
  output: openInviteView,
  status: 200,
  refusals: ['not_found', 'too_many_requests', 'invite_over'],
})

/** The endpoints of invitations. */
export const invitesApi = {
  listInviteLists,
  listInvites,
  addInvites,
  issueCodes,
  exportInvites,
  listPeopleToInvite,
  previewInviteMail,
  sendInvites,
  withdrawInvite,
  openInvite,
  answerInvite,
}
