import { z } from 'zod'
import { ROLES } from '#domain/access/rights.ts'
import { ledgerExplanation, ledgerKind } from '#domain/payment/ledger-entry.ts'
import {
  attendance,
  dueStanding,
  givenNumber,
  grosze,
  id,
  instant,
  lackingAnswer,
  line,
  may,
  none,
  noParams,
  paidness,
  registrationState,
} from './common.ts'
import { decidableDocument } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { eventSummary } from './event-summary.ts'
import { signedPaper } from './papers.ts'
import { definitionWarning, giveUp, published } from './versions.ts'

/** The API of the organiser's panel. The account is in the path; non-members receive 404. */

const account = z.strictObject({ accountId: id })
const event = z.strictObject({ accountId: id, eventId: id })
export const role = z.enum(ROLES)

export const getSession = endpoint({
  method: 'GET',
  path: '/v1/session',
  summary: 'The signed-in user and their accounts',
  audience: 'session',
  params: noParams,
  query: noParams,
  body: none,
  output: z.strictObject({
    user: z.strictObject({ name: z.string(), email: z.string() }),
    accounts: z.array(z.strictObject({ id, name: z.string(), role, siteAddress: z.string() })),
  }),
  status: 200,
  refusals: ['not_signed_in'],
})

/** Accepts an identity token (Google's, or the local issuer's in development) and opens a session. */
export const createSession = endpoint({
  method: 'POST',
  path: '/v1/session',
  summary: 'Sign in with an identity token',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: z.strictObject({ token: z.string().min(1).max(8000) }),
  output: none,
  status: 204,
  refusals: ['sign_in_failed', 'credential_expired'],
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/v1/session',
  summary: 'Sign out',
  audience: 'session',
  params: noParams,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_signed_in'],
})

export const listEvents = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events',
  summary: 'Events of an account',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: z.strictObject({ events: z.array(eventSummary) }),
  status: 200,
  refusals: ['not_found'],
})

/** Imports a definition as a new event in draft. */
export const importEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events',
  summary: 'Import an event definition',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/), definition: z.unknown() }),
  output: z.strictObject({ id, slug: z.string(), warnings: z.array(definitionWarning) }),
  status: 201,
  refusals: ['not_found', 'definition_invalid', 'check_too_long', 'slug_taken'],
})

/** Creates a new immutable version of a definition and publishes it. */
export const publishEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/versions',
  summary: 'Publish a version of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ definition: z.unknown(), giveUp }),
  output: published,
  status: 201,
  refusals: ['not_found', 'definition_invalid', 'check_too_long', 'ids_in_use', 'called_off'],
})

export const registrationRow = z.strictObject({
  id,
  number: z.string(),
  state: registrationState,
  paidness,
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  people: z.array(z.string()),
  /** The number of people where they are not named; null where they are. */
  headcount: z.number().int().nullable(),
  /** The hour of entry, an ISO local date-time. */
  slot: z.string().nullable(),
  total: grosze,
  paid: grosze,
  createdAt: instant,
})

/** Newest first, keyset pages: pass `after` of the last answer for the next page. */
export const listRegistrations = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations',
  summary: 'Registrations of an event',
  audience: 'member',
  params: event,
  query: z.strictObject({
    search: z.string().trim().max(100).optional(),
    state: registrationState.optional(),
    after: z.string().max(200).optional(),
  }),
  body: none,
  output: z.strictObject({
    registrations: z.array(registrationRow),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** A question and its answer in words; for a PESEL only that it was given. Of files also where they are. */
const panelAnswer = z.strictObject({
  question: z.string(),
  answer: z.string(),
  /** `isThere`: it can be downloaded; of one that the staff have removed only its name is left. */
  files: z.array(z.strictObject({ id, name: z.string(), size: z.number().int(), isThere: z.boolean() })),
})

/** The code, which admits anyone who shows it, is null for members who may not check in. */
const panelTicket = z.strictObject({ code: z.string().nullable(), usedAt: instant.nullable() }).nullable()

/** Why something of a registration is as it is, in sentences that its registrant may read. */
const explanation = z.strictObject({
  /**
   * What it explains: 'state', 'total', 'balance'; 'line/0', 'due/0' and 'refund/0' by their places; 'entry/<id>';
   * 'places/<limit>' of a limit of which nothing is left.
   */
  about: z.string(),
  title: z.string(),
  sentences: z.array(z.string()),
  /** Differs as soon as a sentence does; `sendExplanation` names it. */
  mark: z.string(),
})

/** Payments, refunds and charges, with their reasons. */
const ledgerEntry = z.strictObject({
  id,
  at: instant,
  kind: ledgerKind,
  /** With the sign of what is owed. */
  amount: grosze,
  explanation: ledgerExplanation,
})

export const getPanelRegistration = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId',
  summary: 'One registration with people, lines, ledger and history',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id, registrationId: id }),
  query: noParams,
  body: none,
  output: registrationRow.extend({
    version: z.number().int(),
    /** How often it has been changed, from 1. */
    revision: z.number().int(),
    /** What the staff may do now, if their role permits. */
    may,
    /** The staff have refused the approval that it awaits; `expiresAt` is the end of the time to decide. */
    isRefused: z.boolean(),
    expiresAt: instant.nullable(),
    due: z.array(dueStanding),
    lines: z.array(line),
    /** What waits for the staff's approval: 'Służba medyczna', and for whom. */
    approvals: z.array(z.strictObject({ name: z.string(), person: z.string() })),
    /** When each person takes part. */
    attendance: z.array(attendance),
    /** The single ticket of a registration without names. */
    ticket: panelTicket,
    /** The answers for the whole registration. */
    answers: z.array(panelAnswer),
    participants: z.array(
      z.strictObject({
        ref: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        birthDate: z.string().nullable(),
        type: z.string().nullable(),
        group: z.string().nullable(),
        numbers: z.array(givenNumber),
        answers: z.array(panelAnswer),
        ticket: panelTicket,
      }),
    ),
    /** Documents that the staff check, as far as the role may see them. */
    documents: z.array(decidableDocument),
    /** Scans of signed papers, for roles that may open them. */
    papers: z.array(signedPaper),
    lacking: z.array(lackingAnswer),
    ledger: z.array(ledgerEntry),
    /** What the staff have written down; null: nothing. */
    note: z
      .strictObject({ text: z.string(), tags: z.array(z.string()), by: z.string(), at: instant })
      .nullable(),
    /** Grosze, with sign, by which the staff have changed what is owed, beside the agreed price. */
    decided: grosze,
    /** The part of the money that stays with the organiser though nothing is owed for it. */
    kept: grosze,
    balance: grosze,
    eventTitle: z.string(),
    explanations: z.array(explanation),
    history: z.array(
      z.strictObject({
        at: instant,
        actor: z.string(),
        action: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    statements: z.array(
      z.strictObject({
        statement: z.string(),
        version: z.number().int(),
        text: z.string(),
        at: instant,
        /** The ISO day of a signature on paper; null: accepted on a screen. */
        signedOn: z.string().nullable(),
        /** The successor who accepted it when taking a place over; null: the registrant, for everyone. */
        person: z.string().nullable(),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})
