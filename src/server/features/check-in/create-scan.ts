import { z } from 'zod'
import type { createScan as contract, verdictSchema } from '#contract/check-in.ts'
import { line as lineSchema, registrationState } from '#contract/common.ts'
import { mayLetInWithoutDocument, type Role } from '#domain/access/rights.ts'
import { checkInVerdict } from '#domain/check-in/verdict.ts'
import { blocksEntry } from '#domain/documents/document-at-entry.ts'
import { readTicketCode } from '#domain/values/code.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  findScan,
  insertScan,
  type KnownScan,
  listPeopleOf,
  lockTicket,
  markUsed,
  type TicketRow,
} from './check-in.queries.ts'
import { documentsAtEntry } from './documents-at-entry.ts'

type Verdict = z.input<typeof verdictSchema>
type Input = z.output<typeof contract.params> & z.output<typeof contract.body> & { readonly role: Role }

/**
 * Evaluates a code at a gate and, when it may enter, marks its ticket used: once, whatever gates scan it at the same
 * moment. Every scan is kept; the same scan sent again (by its nonce) gets the same answer.
 * @throws Refusal not_found when the account has no such event; key_reused when the nonce is of a scan of another
 *   ticket or at another event; forbidden when the role may not let anybody in in spite of a document
 */
export async function createScan(ctx: TenantCtx, input: Input): Promise<Verdict> {
  if (input.inSpite !== undefined && !mayLetInWithoutDocument(input.role)) throw new Refusal('forbidden')
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, input.eventId)
    const code = readTicketCode(input.code)
    const ticket = code === null ? undefined : await lockTicket(tx, code)
    const scanned = { eventId: input.eventId, ticketId: ticket?.ticketId ?? null }
    // After the ticket's lock: the same scan sent twice at once waits here for the first.
    const known = await findScan(tx, input.nonce)
    if (known) return sameVerdict(known, scanned)
    const verdict = ticket ? await evaluate(tx, ctx, input, ticket) : ({ verdict: 'unknown' } as const)
    const isFirst = await insertScan(tx, {
      ...scanned,
      accountId: ctx.account,
      scanId: newId(),
      nonce: input.nonce,
      gate: input.gate,
      scannedBy: actorText(ctx.actor),
      verdict,
    })
    // Two tickets under one nonce have no lock in common but the nonce: the first to write it may enter.
    if (!isFirst) return sameVerdict(await findScan(tx, input.nonce), scanned)
    if (ticket && verdict.verdict === 'enter') await enter(tx, ctx, input, { ticket, verdict })
    return verdict
  })
}

type Scanned = Pick<KnownScan, 'eventId' | 'ticketId'>

/** The verdict stored for the nonce, if it was for the same ticket at the same event. */
function sameVerdict(known: KnownScan | undefined, scanned: Scanned): Verdict {
  if (known?.eventId !== scanned.eventId || known.ticketId !== scanned.ticketId)
    throw new Refusal('key_reused')
  return known.verdict
}

async function evaluate(tx: Tx, ctx: TenantCtx, input: Input, ticket: TicketRow): Promise<Verdict> {
  const used = ticket.usedAt === null ? null : { at: ticket.usedAt.toString(), by: ticket.usedBy ?? '' }
  const registration = registrationState.parse(ticket.state)
  const lacking = await documentsAtEntry(tx, ctx, { ticket, role: input.role })
  const isBlocked = blocksEntry(lacking) && input.inSpite === undefined
  const decision = checkInVerdict(
    {
      event: ticket.eventId,
      registrationState: registration,
      isVoid: ticket.voidAt !== null,
      used,
      isBlocked,
    },
    input.eventId,
  )
  const holder = await holderView(tx, ctx, ticket)
  switch (decision.kind) {
    case 'unknown':
      return { verdict: 'unknown' }
    case 'refused':
      return {
        verdict: 'refused',
        reason: decision.reason,
        holder: decision.reason === 'other_event' ? null : holder,
        ...(decision.reason === 'document' ? { lacking, mayLetIn: mayLetInWithoutDocument(input.role) } : {}),
      }
    case 'used':
      return {
        verdict: 'used',
        holder,
        usedAt: decision.at,
        usedBy: decision.by,
        gate: ticket.usedGate ?? '',
      }
    case 'enter':
      return { verdict: 'enter', holder, at: ticket.now.toString(), lacking }
  }
}

async function enter(
  tx: Tx,
  ctx: TenantCtx,
  input: Input,
  {
    ticket,
    verdict,
  }: { readonly ticket: TicketRow; readonly verdict: Extract<Verdict, { verdict: 'enter' }> },
): Promise<void> {
  const isUsed = await markUsed(tx, ticket.ticketId, { name: actorText(ctx.actor), gate: input.gate })
  if (!isUsed) throw new Error('A locked, unused ticket could not be used.')
  const isInSpite = input.inSpite !== undefined && blocksEntry(verdict.lacking ?? [])
  await recordAudit(tx, ctx, {
    action: 'ticket.used',
    eventId: ticket.eventId,
    registrationId: ticket.registrationId,
    details: {
      ...{ name: `${ticket.firstName} ${ticket.lastName}`, gate: input.gate },
      ...(isInSpite ? { inSpite: input.inSpite } : {}),
    },
    before: { usedAt: null },
    after: { usedAt: ticket.now.toString() },
  })
}

type Holder = Extract<Verdict, { verdict: 'enter' }>['holder']

async function holderView(tx: Tx, ctx: TenantCtx, ticket: TicketRow): Promise<Holder> {
  const { definition } = await getDefinition(tx, ctx, ticket.eventId, ticket.version)
  const people = await listPeopleOf(tx, ticket.registrationId)
  const { headcount, slot } = ticket
  const handedOut = new Set(
    definition.items.filter((item) => item.category === 'merchandise').map((item) => item.id),
  )
  return {
    name: `${ticket.firstName} ${ticket.lastName}`,
    group: definition.groups.find((group) => group.id === ticket.participantGroup)?.name ?? null,
    type: definition.types.find((type) => type.id === ticket.participantType)?.name ?? null,
    registration: ticket.number,
    headcount,
    slot,
    others: headcount === null ? people.length - 1 : 0,
    handOut: z
      .array(lineSchema)
      .parse(ticket.lines)
      .filter((line) => line.person === ticket.ref && handedOut.has(line.item))
      .map((line) => [line.itemName, line.optionName].filter((text) => text !== null).join(' ')),
  }
}
