import { z } from 'zod'
import type { getPanelRegistration as contract } from '#contract/panel.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { quoteLine } from '#domain/quote/quote-line.ts'
import { explanationWords } from '#i18n/pl/explanations.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'
import { findPublishedAt } from '#server/features/events/selling/find-published-at.ts'
import { getRefundStandings } from '#server/features/payments/refunds/get-refund-standings.ts'
import { listFullLimits } from '#server/features/places/limits/list-full-limits.ts'
import type { listHistory, ParticipantRow, RegistrationRow } from '../agreement/registrations.queries.ts'
import { listAgreements } from '../agreement/revisions.queries.ts'
import { dayOf, type Explained, type Explanation } from '../explanations/explanation.ts'
import { lineExplanations, totalExplanation } from '../explanations/lines.view.ts'
import { balanceExplanation, dueExplanations, entryExplanations } from '../explanations/money.view.ts'
import { placesExplanations } from '../explanations/places.view.ts'
import { refundExplanations } from '../explanations/refunds.view.ts'
import { stateExplanation } from '../explanations/state.view.ts'
import type { moneyView } from './get-registration.ts'

interface Read {
  readonly row: RegistrationRow
  readonly people: readonly ParticipantRow[]
  readonly definition: EventDefinition
  readonly ledger: readonly LedgerRow[]
  readonly money: ReturnType<typeof moneyView>
  readonly approvals: readonly { readonly name: string }[]
  readonly history: Awaited<ReturnType<typeof listHistory>>
}

/** The reason of everything that a registration says about prices, money, terms and its state, each with the rules that it goes by. */
export async function explanationsView(
  tx: Tx,
  ctx: TenantCtx,
  { row, people, money, approvals, ...read }: Read,
): Promise<z.input<typeof contract.output>['explanations']> {
  const publishedAt = await findPublishedAt(tx, row.eventId, row.version)
  const facts: Explained = {
    ...{ ...read, ...money, publishedAt, approvals: approvals.map(({ name }) => name) },
    lines: z.array(quoteLine).parse(row.lines),
    ...{ version: row.version, state: row.state, isRefused: row.isRefused },
    ...{ expiresAt: row.expiresAt, createdAt: row.createdAt },
    names: new Map(people.map(({ ref, firstName, lastName }) => [ref, `${firstName} ${lastName}`])),
    agreements: await listAgreements(tx, row.registrationId),
  }
  return [
    stateExplanation(facts),
    ...lineExplanations(facts),
    totalExplanation(facts),
    ...dueExplanations(facts),
    ...entryExplanations(facts),
    balanceExplanation(facts),
    ...refundExplanations(await getRefundStandings(tx, ctx, row.registrationId)),
    ...placesExplanations(facts, await listFullLimits(tx, row.eventId), ctx.now),
  ].map(wireOf(explanationWords.rules(facts.version, dayOf(publishedAt))))
}

const wireOf = (rules: string) => (each: Explanation) => ({ ...each, sentences: [...each.sentences, rules] })
