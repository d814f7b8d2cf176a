import { z } from 'zod'
import { DECIDED_STATES, DOCUMENT_STATES } from '#domain/documents/document-state.ts'
import { ENTRY_EFFECTS } from '#domain/form/fields/file-rules.ts'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Documents that the staff check: files that answer a question which says so, and what was decided about them. */

const event = z.strictObject({ accountId: id, eventId: id })

const documentState = z.enum(DOCUMENT_STATES)

/** A document of a registration, with the state that it is in. */
export const standingDocument = z.strictObject({
  /** `ref`; null: of the whole registration. */
  person: z.string().nullable(),
  /** The question that asks for it, by id and in words. */
  question: z.string(),
  name: z.string(),
  state: documentState,
  /** Of a rejected one. */
  reason: z.string(),
  /** When it was delivered, or the decision was made; null: it is missing. */
  at: instant.nullable(),
  /** What it means at the entry while it is missing, rejected or withdrawn. */
  atEntry: z.enum(ENTRY_EFFECTS),
})

/** The same for the staff, with what a decision about it has to name. */
export const decidableDocument = standingDocument.extend({
  files: z.array(id),
  /** The last decision; null: none was made. */
  last: id.nullable(),
  by: z.string(),
  /** Withdrawn by the registrant, and nobody of the staff has taken note of it yet. */
  isToNote: z.boolean(),
})

const labelled = z.strictObject({ label: z.string(), value: z.string() })

const decided = z.strictObject({
  id,
  state: z.enum(DECIDED_STATES),
  reason: z.string(),
  by: z.string(),
  at: instant,
})

const waitingDocument = z.strictObject({
  registrationId: id,
  number: z.string(),
  person: z.string().nullable(),
  /** Of the person, or of the registrant where it is of the whole registration. */
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  /** On the first day of the event. */
  age: z.number().int().nullable(),
  group: z.string().nullable(),
  question: z.string(),
  name: z.string(),
  /** Delivered: to be checked. Withdrawn by the registrant: to be noted. */
  state: z.enum(['delivered', 'withdrawn']),
  files: z.array(z.strictObject({ id, name: z.string(), type: z.string(), size: z.number().int() })),
  /** When it was delivered or withdrawn. */
  since: instant,
  /** What it means at the entry while it is withdrawn. */
  atEntry: z.enum(ENTRY_EFFECTS),
  contact: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  /** Short answers of the person, to compare with what stands on the document. */
  answers: z.array(labelled),
  /** The last decision: before this file was brought, or the withdrawal itself; null: there is none. */
  before: decided.nullable(),
})

/** Oldest first, at most a hundred; `total` counts all. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/documents',
  summary: 'Documents of an event that wait for the staff',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    documents: z.array(waitingDocument),
    total: z.number().int(),
    /** Of these, withdrawn ones that wait to be noted. */
    withdrawn: z.number().int(),
    /** Whether the event asks for any document that is checked. */
    isAsked: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Checked, rejected with a reason that is mailed to the registrant, or withdrawn. Decided about the files that were seen,
 * none of them for what was seen on paper; if a colleague was faster, or another file was brought, nothing is done. Of what
 * the registrant has withdrawn 'withdrawn' says that the staff have taken note of it.
 */
export const decideDocument = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/document-decisions',
  summary: 'Decide about a document of a registration',
  audience: 'member',
  params: event.extend({ registrationId: id }),
  query: noParams,
  body: z
    .strictObject({
      person: z.string().max(40).nullable(),
      question: z.string().min(1).max(60),
      files: z.array(id).max(20),
      state: z.enum(DECIDED_STATES),
      /** As the registrant reads it; empty unless it is rejected. */
      reason: textOf(0, 300),
      /** The decision that stood when it was looked at; null: none. */
      last: id.nullable(),
    })
    .refine(({ state, reason }) => (state === 'rejected') === (reason !== '')),
  output: none,
  status: 204,
  refusals: ['not_found', 'document_decided'],
})
