import type { Allotted } from '#domain/capacity/allotment.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { paidLineKeys } from '#domain/payment/paid-line-keys.ts'
import { withoutReversed } from '#domain/payment/without-reversed.ts'
import type { Agreed } from '#domain/quote/agreed.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { type Grosze, sumMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findAllotted, findFirstPayment } from './change.queries.ts'
import { listLedger } from './ledger.queries.ts'
import type { RegistrationRow } from './registrations.queries.ts'
import { listRevisions, type Revision } from './revisions.queries.ts'
import { openDraft } from './sealed-draft.ts'

interface Loaded {
  readonly row: Pick<RegistrationRow, 'registrationId' | 'createdAt' | 'allotmentId'>
  readonly definition: EventDefinition
}

/** What was agreed about a registration, as input of its rules. */
export interface Agreement {
  readonly agreed: Agreed
  /** The allotment that it takes its places from. */
  readonly allotment: Allotted | null
  /** The record of it. */
  readonly newest: Revision
  /** Grosze that were retained once for the registration. */
  readonly keptOnce: Grosze
}

/** Reads the newest agreement. @throws Error when there is none, which no order leaves behind */
export async function agreedOf(tx: Tx, ctx: TenantCtx, { row, definition }: Loaded): Promise<Agreement> {
  const { registrationId } = row
  const revisions = await listRevisions(tx, registrationId)
  const newest = revisions.at(-1)
  if (!newest) throw new Error(`Nothing was agreed about registration ${registrationId}.`)
  const { total, lines, due, channel, paidAt } = newest
  const first = await findFirstPayment(tx, registrationId)
  const draft = registrationDraftSchema.parse(newest.draft)
  return {
    agreed: {
      ...{ total, lines, due, channel },
      draft: openDraft(ctx, { holder: registrationId, definition, draft }),
      registeredAt: localOf(row.createdAt),
      pricedAt: localOf(newest.pricedAt),
      paidAt: paidAt ? localOf(paidAt) : undefined,
      firstPaidAt: first && localOf(first),
      paidLineKeys: paidLineKeys(withoutReversed(await listLedger(tx, registrationId)), revisions),
    },
    allotment: (row.allotmentId !== null && (await findAllotted(tx, row.allotmentId))) || null,
    newest,
    keptOnce: sumMoney(revisions.map(({ keptOnce }) => keptOnce)),
  }
}
