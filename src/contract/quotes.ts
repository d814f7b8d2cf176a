import { z } from 'zod'
import { EVENT_ON_SITE } from '#domain/event/preview-address.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { due, grosze, line, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * The price of an order by all rules, also by those that ask for a password or a code: browsers do not receive them.
 * Nothing is stored and no place is taken.
 */
export const quoteDraft = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/quotes',
  summary: 'Price a draft by all rules, without registering',
  audience: 'site',
  params: z.strictObject({ slug: z.string().regex(EVENT_ON_SITE) }),
  query: noParams,
  body: z.strictObject({ version: z.number().int().min(1), draft: registrationDraftSchema }),
  output: z.strictObject({
    lines: z.array(line),
    total: grosze,
    onSite: grosze,
    subsidies: z.array(z.strictObject({ by: z.string(), amount: grosze })),
    approvals: z.array(z.strictObject({ approval: z.string(), name: z.string(), person: z.string() })),
    due: z.array(due),
    /** Whether the code of the draft changes a price or admits people. */
    codeWorks: z.boolean(),
    /** The problems that prevent the registration of the draft. */
    problems: z.array(
      z.strictObject({
        code: z.string(),
        field: z.string(),
        person: z.string().nullable(),
        where: z.string().nullable(),
        message: z.string(),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found', 'version_gone', 'too_many_requests'],
})
