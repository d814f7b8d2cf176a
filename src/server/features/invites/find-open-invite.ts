import type { z } from 'zod'
import type { openInviteView } from '#contract/invites.ts'
import { readIssuedCode } from '#domain/event/facts/issued-codes.ts'
import type { InviteState } from '#domain/invites/invite-state.ts'
import { inviteTerms } from '#i18n/pl/definition/invite-terms.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { recallSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countCodes } from '../codes/count-codes.ts'
import { codeOf } from './invite-code.ts'
import { findByCode, type InviteRow } from './invites.queries.ts'

export interface CodeOfVisitor {
  readonly slug: string
  readonly code: string
}

export interface IssuedTo {
  readonly event: SellingEvent
  readonly list: string
  readonly codeName: string
}

/**
 * The list that has issued a code, as the site knows it. Wrong codes are counted, as in the form.
 * @throws Refusal not_found, too_many_requests
 */
export async function readCode(ctx: TenantCtx, { slug, code }: CodeOfVisitor): Promise<IssuedTo> {
  const event = await recallSellingEvent(ctx, slug)
  await countCodes(ctx, event, { code, answers: {}, people: [] })
  const found = event.compiled.codes.find(code)
  const codeName = readIssuedCode(code)?.name
  const pool = event.definition.pools.find(({ id }) => id === found?.limit)
  if (codeName === undefined || pool?.issued === undefined) throw new Refusal('not_found')
  return { event, list: pool.id, codeName }
}

/** @throws Refusal not_found */
export async function getByCode(tx: Tx, { event, list, codeName }: IssuedTo): Promise<InviteRow> {
  const row = await findByCode(tx, { eventId: event.eventId, list, codeName })
  if (!row) throw new Refusal('not_found')
  return row
}

/** What its holder may know of an invitation. */
export function openViewOf(
  ctx: TenantCtx,
  { event: { definition }, list }: IssuedTo,
  row: InviteRow,
): z.input<typeof openInviteView> {
  const { firstName, lastName, email } = row
  return {
    ...{ firstName, lastName, email, code: codeOf(ctx, row) },
    state: stateFor(row.state),
    uses: definition.pools.find(({ id }) => id === list)?.capacity ?? 1,
    terms: inviteTerms(definition, list),
  }
}

const stateFor = (state: InviteState): z.input<typeof openInviteView>['state'] =>
  state === 'used' || state === 'declined' || state === 'withdrawn' ? state : 'open'
