import { type Allotted, claimsFrom } from '#domain/capacity/allotment.ts'
import { lackingAnswers } from '#domain/quote/answers-for-later.ts'
import { applicableDraft } from '#domain/quote/applicable-draft.ts'
import { headcountOf } from '#domain/quote/headcount.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { filesOfDraft } from '#domain/registration/files-of-draft.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import type { SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { claimsInName } from '#server/features/places/claims/own-limits.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import type { ReservationCommand } from '../agreement/registrations.queries.ts'
import { sealDraft } from '../agreement/sealed-draft.ts'
import type { Priced } from '../pricing/price-of.ts'

export interface WhatIsOrdered
  extends Pick<
    ReservationCommand,
    | 'version'
    | 'contact'
    | 'draft'
    | 'headcount'
    | 'lines'
    | 'total'
    | 'claims'
    | 'people'
    | 'statements'
    | 'lacking'
    | 'files'
  > {
  readonly due: Quote['due']
  readonly approvals: Quote['approvals']
}

interface Ordered {
  readonly registrationId: string
  readonly body: OrderBody
  readonly price: Priced
  readonly allotment: Allotted | null
  /** Ids of files that were checked when the party joined the waiting list. */
  readonly waited: ReadonlySet<string>
}

/** The part of an order that follows from the draft and its price. */
export function orderOf(
  ctx: Pick<TenantCtx, 'secrets' | 'account'>,
  event: SellingEvent,
  { registrationId, body, price: { priced, later, context }, allotment, waited }: Ordered,
): WhatIsOrdered {
  const { definition, compiled } = event
  const draft = applicableDraft(compiled, body.draft, context)
  const { people, ...wholeRegistration } = sealDraft(ctx, { holder: registrationId, definition, draft })
  const accepted = new Set(body.draft.statements)
  const secret = body.uploads === undefined ? '' : sha256(body.uploads).toString('hex')
  const claims = allotment ? claimsFrom(priced.claims, allotment) : priced.claims
  return {
    version: event.version,
    contact: body.contact,
    draft: wholeRegistration,
    headcount: headcountOf(compiled, draft, context),
    lines: priced.lines,
    due: priced.due,
    approvals: priced.approvals,
    total: priced.total,
    claims: claimsInName(ctx, event, claims, body.contact.email || registrationId),
    people: people.map((person, position) => ({ ...person, id: newId(), position })),
    statements: definition.statements
      .filter((statement) => accepted.has(statement.id))
      .map(({ id, version, text }) => ({ id, version, text, signedOn: body.signedOn ?? null })),
    lacking: lackingAnswers(later),
    // What comes without a secret is of nobody.
    files: filesOfDraft(draft).map((file) => ({ ...file, draft: waited.has(file.id) ? null : secret })),
  }
}
