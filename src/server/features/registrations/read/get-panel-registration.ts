import type { z } from 'zod'
import type { getPanelRegistration as contract } from '#contract/panel.ts'
import { mayCheckIn, mayEditRegistrations, type Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { whatMayBeDone } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'
import { documentsOf } from '#server/features/documents/standing/documents-of.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { listReadableFiles } from '#server/features/files/records/list-readable-files.ts'
import { listMessageStates } from '#server/features/messages/outbox/list-message-states.ts'
import { listPapers } from '#server/features/signed-papers/list-papers.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import {
  findRegistration,
  listConsents,
  listHistory,
  listParticipants,
  type ParticipantRow,
} from '../agreement/registrations.queries.ts'
import { awaitedApprovals } from '../approval/awaited-approvals.ts'
import { findTicketOfAll } from '../confirmation/tickets.queries.ts'
import { findNote } from '../staff/notes.queries.ts'
import { answersView } from './answers.view.ts'
import { documentsView } from './documents.view.ts'
import { explanationsView } from './explanations.view.ts'
import { attendanceView, moneyView, personView, standingOf } from './get-registration.ts'
import { lackingView } from './lacking.view.ts'
import { rowView } from './registration.view.ts'

type Output = z.input<typeof contract.output>

/**
 * Everything the staff may know of a registration: people, lines, ledger, history, statements. Codes of tickets only
 * for gate staff: a code admits its bearer.
 * @throws Refusal not_found, also when it belongs to another event
 */
export async function getPanelRegistration(
  ctx: TenantCtx,
  input: { readonly eventId: string; readonly registrationId: string; readonly role: Role },
): Promise<Output> {
  const { registrationId, role } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (!row || row.eventId !== input.eventId) throw new Refusal('not_found')
    const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
    const people = await listParticipants(tx, registrationId)
    const ofAll = await findTicketOfAll(tx, registrationId)
    const ledger = await listLedger(tx, registrationId)
    const money = moneyView(row, ledger, ctx.now)
    const attached = await listReadableFiles(tx, { registrationId, seenBy: 'staff' })
    const approvals = row.state === 'awaiting_approval' ? await approvalsView(tx, ctx, registrationId) : []
    const history = await listHistory(tx, registrationId)
    const files = new Set(attached.map(({ id }) => id))
    return {
      ...rowView(row, people, ledger, ctx.now),
      version: row.version,
      revision: row.revision,
      may: whatMayBeDone(standingOf(row, people, ofAll), 'staff'),
      isRefused: row.isRefused,
      expiresAt: row.expiresAt?.toString() ?? null,
      due: money.due,
      lines: money.lines,
      kept: money.kept,
      balance: money.balance,
      decided: money.decided,
      note: await noteView(tx, registrationId),
      approvals,
      attendance: attendanceView(row, people, definition),
      ticket: ofAll ? ticketView(ofAll, mayCheckIn(role)) : null,
      answers: answersView(definition, 'registration', answersOf(row.draft), { role, files }),
      participants: people.map((person) => participantView(person, definition, { role, files })),
      documents: documentsView(await documentsOf(tx, ctx, { row, people }), role),
      papers: mayEditRegistrations(role) ? await listPapers(tx, registrationId) : [],
      lacking: lackingView(definition, row.lacking),
      ledger: ledger.map(ledgerView),
      history: historyView(history, await listMessageStates(tx, registrationId)),
      eventTitle: definition.title,
      explanations: await explanationsView(tx, ctx, {
        ...{ row, people, definition, ledger, money, approvals, history },
      }),
      statements: (await listConsents(tx, registrationId)).map((consent) => ({
        statement: consent.statement,
        version: consent.statementVersion,
        text: consent.wording,
        at: consent.acceptedAt.toString(),
        signedOn: consent.signedOn?.toString() ?? null,
        person: consent.person,
      })),
    }
  })
}

async function noteView(tx: Tx, registrationId: string): Promise<Output['note']> {
  const note = await findNote(tx, registrationId)
  if (note === undefined || (note.text === '' && note.tags.length === 0)) return null
  return { text: note.text, tags: note.tags, by: note.writtenBy, at: note.writtenAt.toString() }
}

async function approvalsView(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<Output['approvals']> {
  const awaited = awaitedApprovals(await lockAgreed(tx, ctx, registrationId))
  return awaited.map(({ name, person }) => ({ name, person }))
}

function participantView(
  person: ParticipantRow,
  definition: EventDefinition,
  seen: Parameters<typeof answersView>[3],
): Output['participants'][number] {
  const { ticketCode: code, ticketUsedAt: usedAt } = person
  return {
    ...personView(person, definition),
    answers: answersView(definition, 'person', person.answers, seen),
    ticket: code === null ? null : ticketView({ code, usedAt }, mayCheckIn(seen.role)),
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
    kind: entry.kind,
    amount: entry.amount,
    explanation: entry.explanation,
  }
}

/** States that a message may reach without an entry of its own in the history. */
const ENDED = ['sent', 'skipped', 'kept']

/** Oldest first. A queued message is shown by its current state: 'message.sent'. */
function historyView(
  entries: Awaited<ReturnType<typeof listHistory>>,
  messages: ReadonlyMap<string, readonly string[]>,
): Output['history'] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const details = asRecord(entry.details)
    const shared = { at: entry.at.toString(), actor: entry.actor, details }
    if (entry.action !== 'message.queued') return { ...shared, action: entry.action }
    const kind = String(details.kind)
    const place = seen.get(kind) ?? 0
    seen.set(kind, place + 1)
    const state = messages.get(kind)?.[place] ?? 'queued'
    return { ...shared, action: ENDED.includes(state) ? `message.${state}` : entry.action }
  })
}

const answersOf = (whole: unknown): unknown => asRecord(whole).answers

/** Our own jsonb columns hold objects; anything else is shown as nothing. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
