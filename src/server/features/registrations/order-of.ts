import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import { type Allotted, claimsFrom } from '#domain/capacity/allotment.ts'
import { askedDraft } from '#domain/quote/asked-draft.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import type { SellingEvent } from '../events/get-selling-event.ts'
import { claimsOf } from '../places/claim.ts'
import type { Priced } from './price-of.ts'
import type { Order } from './registrations.queries.ts'

export type OrderBody = z.output<typeof createRegistration.body>
export interface WhatIsOrdered
  extends Pick<
    Order,
    'version' | 'contact' | 'draft' | 'lines' | 'total' | 'claims' | 'people' | 'statements'
  > {
  readonly due: Quote['due']
}

/** The part of an order that follows from the draft and its price. */
export function orderOf(
  event: SellingEvent,
  body: OrderBody,
  { priced, context }: Priced,
  allotment: Allotted | null = null,
): WhatIsOrdered {
  const { people, ...wholeRegistration } = askedDraft(event.compiled, body.draft, context)
  const accepted = new Set(body.draft.statements)
  return {
    version: event.version,
    contact: body.contact,
    draft: wholeRegistration,
    lines: priced.lines,
    due: priced.due,
    total: priced.total,
    claims: claimsOf(event, allotment ? claimsFrom(priced.claims, allotment) : priced.claims),
    people: people.map((person, position) => ({ ...person, id: randomUUIDv7(), position })),
    statements: event.definition.statements
      .filter((statement) => accepted.has(statement.id))
      .map(({ id, version, text }) => ({ id, version, text })),
  }
}
