import { z } from 'zod'
import { due as dueSchema } from '#contract/common.ts'
import type { Allotted } from '#domain/capacity/allotment.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { type BookedEntry, paidThings } from '#domain/payment/paid-things.ts'
import { localOf } from '#domain/polish-time.ts'
import type { Agreed } from '#domain/quote/agreed.ts'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findAllotted, findChannel, findFirstPayment, findPaymentDay } from './change.queries.ts'
import {
  type LedgerRow,
  listLedger,
  type ParticipantRow,
  type RegistrationRow,
} from './registrations.queries.ts'
import { openDraft } from './sealed-draft.ts'

/** As `quote()` has made them. */
const lines = z.array(z.custom<QuoteLine>())

/** Of an entry that has changed what was agreed. */
const changed = z.object({ code: z.string(), before: lines, after: lines })

interface Loaded {
  readonly row: Omit<RegistrationRow, 'slug'>
  readonly people: readonly ParticipantRow[]
  readonly definition: EventDefinition
}

/** What a registration was agreed to be, as its rules judge it, and the allotment that it takes its places from. */
export async function agreedOf(
  tx: Tx,
  ctx: TenantCtx,
  { row, people, definition }: Loaded,
): Promise<{ readonly agreed: Agreed; readonly allotment: Allotted | null }> {
  const { registrationId } = row
  const begun = await findPaymentDay(tx, registrationId)
  const first = await findFirstPayment(tx, registrationId)
  return {
    agreed: {
      draft: openDraft(ctx, { holder: registrationId, definition, draft: draftOf(row.draft, people) }),
      total: row.total,
      lines: lines.parse(row.lines),
      due: z.array(dueSchema).parse(row.due),
      registeredAt: localOf(row.createdAt),
      pricedAt: localOf(row.pricedAt ?? row.createdAt),
      channel: await findChannel(tx, registrationId),
      paidAt: begun && localOf(begun),
      firstPaidAt: first && localOf(first),
      paidThings: paidThings((await listLedger(tx, registrationId)).map(bookedEntry), lines.parse(row.lines)),
    },
    allotment: (row.allotmentId !== null && (await findAllotted(tx, row.allotmentId))) || null,
  }
}

function bookedEntry({ kind, amount, at, explanation }: LedgerRow): BookedEntry {
  const said = changed.safeParse(explanation)
  return {
    kind,
    amount,
    at,
    change: said.success ? { ...said.data, isHandOver: said.data.code === 'handed_over' } : null,
  }
}

/** The draft as it was agreed to: what is of the whole registration, and its people. */
function draftOf(whole: unknown, people: readonly ParticipantRow[]) {
  return registrationDraftSchema.parse({
    ...z.record(z.string(), z.unknown()).parse(whole),
    people: people.map((person) => ({
      ref: person.ref,
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
      sex: person.sex,
      type: person.participantType,
      group: person.participantGroup,
      answers: person.answers,
      choices: person.choices,
    })),
  })
}
