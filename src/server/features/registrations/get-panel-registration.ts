import type { z } from 'zod'
import type { getPanelRegistration as contract } from '#contract/panel.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { whatMayBeDone } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getDefinition } from '../events/get-definition.ts'
import { answersView } from './answers.view.ts'
import { awaitedApprovals } from './awaited-approvals.ts'
import { moneyView, personView, standingOf } from './get-registration.ts'
import { lockAgreed } from './lock-agreed.ts'
import { rowView } from './registration.view.ts'
import {
  findRegistration,
  type LedgerRow,
  listConsents,
  listHistory,
  listLedger,
  listParticipants,
  type ParticipantRow,
} from './registrations.queries.ts'
import { findTicketOfAll } from './tickets.queries.ts'

type Output = z.input<typeof contract.output>

/**
 * Everything the staff may know of a registration: people, lines, ledger, history, statements. Codes of
 * tickets only for those who let people in: whoever has a code can enter with it.
 * @throws Refusal not_found, also when it belongs to another event
 */
export async function getPanelRegistration(
  ctx: TenantCtx,
  input: { readonly eventId: string; readonly registrationId: string; readonly withCodes: boolean },
): Promise<Output> {
  const { registrationId } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (!row || row.eventId !== input.eventId) throw new Refusal('not_found')
    const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
    const people = await listParticipants(tx, registrationId)
    const ofAll = await findTicketOfAll(tx, registrationId)
    const ledger = await listLedger(tx, registrationId)
    const money = moneyView(row, ledger, ctx.now)
    return {
      ...rowView(row, people, ledger, ctx.now),
      version: row.version,
      revision: row.revision,
      may: whatMayBeDone(standingOf(row, people, ofAll), 'staff'),
      expiresAt: row.expiresAt?.toString() ?? null,
      due: money.due,
      lines: money.lines,
      kept: money.kept,
      balance: money.balance,
      approvals: row.state === 'awaiting_approval' ? await approvalsView(tx, ctx, registrationId) : [],
      ticket: ofAll ? ticketView(ofAll, input.withCodes) : null,
      answers: answersView(definition, 'registration', answersOf(row.draft)),
      participants: people.map((person) => participantView(person, definition, input.withCodes)),
      ledger: ledger.map(ledgerView),
      history: (await listHistory(tx, registrationId)).map(historyView),
      statements: (await listConsents(tx, registrationId)).map((consent) => ({
        statement: consent.statement,
        version: consent.statementVersion,
        text: consent.wording,
        at: consent.acceptedAt.toString(),
        person: consent.person,
      })),
    }
  })
}

async function approvalsView(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<Output['approvals']> {
  const awaited = awaitedApprovals(await lockAgreed(tx, ctx, registrationId))
  return awaited.map(({ name, person }) => ({ name, person }))
}

function participantView(
  person: ParticipantRow,
  definition: EventDefinition,
  withCodes: boolean,
): Output['participants'][number] {
  const { ticketCode: code, ticketUsedAt: usedAt } = person
  return {
    ...personView(person, definition),
    answers: answersView(definition, 'person', person.answers),
    ticket: code === null ? null : ticketView({ code, usedAt }, withCodes),
  }
}

const ticketView = (
  { code, usedAt }: { readonly code: string; readonly usedAt: Temporal.Instant | null },
  withCodes: boolean,
) => ({ code: withCodes ? code : null, usedAt: usedAt?.toString() ?? null })

function ledgerView(entry: LedgerRow): Output['ledger'][number] {
  return {
    id: entry.ledgerEntryId,
    at: entry.at.toString(),
    kind: entry.kind as Output['ledger'][number]['kind'],
    amount: entry.amount,
    explanation: asRecord(entry.explanation),
  }
}

function historyView(entry: Awaited<ReturnType<typeof listHistory>>[number]): Output['history'][number] {
  return {
    at: entry.at.toString(),
    actor: entry.actor,
    action: entry.action,
    details: asRecord(entry.details),
  }
}

const answersOf = (whole: unknown): unknown => asRecord(whole).answers

/** Our own jsonb columns hold objects; anything else is shown as nothing. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
