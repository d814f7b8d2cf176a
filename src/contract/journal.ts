import { z } from 'zod'
import { JOURNAL_KINDS } from '#domain/audit/kinds.ts'
import { id, instant, none } from './common.ts'
import { endpoint } from './endpoint.ts'

const recordedFields = z.record(z.string(), z.unknown())

/** Who changed what, newest first, keyset pages: pass `next` of the last answer as `after` for the next page. */
export const listJournal = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/journal',
  summary: 'The journal of changes, with before and after',
  audience: 'member',
  params: z.strictObject({ accountId: id }),
  query: z.strictObject({
    /** Entries of this registration alone. */
    registrationId: id.optional(),
    /** By somebody, as entries name them: a member, 'registrant', 'system'; 'gateway' is every payment gateway. */
    actor: z.string().min(1).max(200).optional(),
    kind: z.enum(JOURNAL_KINDS).optional(),
    /** Polish days, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    after: id.optional(),
  }),
  body: none,
  output: z.strictObject({
    entries: z.array(
      z.strictObject({
        id,
        at: instant,
        actor: z.string(),
        action: z.string(),
        eventId: id.nullable(),
        registrationId: id.nullable(),
        /** Number of the registration. */
        registration: z.string().nullable(),
        /** The fields that changed, before and after; money in grosze. */
        before: recordedFields,
        after: recordedFields,
        /** Further details. */
        details: recordedFields,
      }),
    ),
    next: id.nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})
