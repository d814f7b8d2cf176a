import type { BulkAction } from '#contract/office-jobs.ts'
import { withChange } from '#domain/office-jobs/with-change.ts'
import { sameValue } from '#domain/values/same-value.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listParticipants, lockRegistration } from '../agreement/registrations.queries.ts'
import { approveRegistration } from '../approval/approve-registration.ts'
import { refuseApproval } from '../approval/refuse-approval.ts'
import { cancelRegistration } from '../cancel/cancel-registration.ts'
import { changeRegistration } from '../change/change-registration.ts'
import { getChange } from '../change/get-change.ts'
import { previewChange } from '../change/preview-change.ts'
import { findNote } from '../staff/notes.queries.ts'
import { prolongPayment } from '../staff/prolong-payment.ts'
import { writeNote } from '../staff/write-note.ts'
import { RowRefused } from './row-refused.ts'

interface Subject {
  readonly eventId: string
  readonly registrationId: string
  /** Of the people who are meant; empty: everybody. */
  readonly people: readonly string[]
}

/**
 * Does one action to one registration by the verb that the staff use for it, within the transaction that `ctx` has joined.
 * @throws Refusal as the verb; RowRefused
 */
export async function actOnRegistration(
  tx: Tx,
  ctx: TenantCtx,
  subject: Subject,
  action: BulkAction,
): Promise<void> {
  const { eventId, registrationId } = subject
  switch (action.kind) {
    case 'approve':
      return approveRegistration(ctx, registrationId)
    case 'refuse':
      return refuseApproval(ctx, { registrationId, reason: action.reason })
    case 'cancel': {
      const { reason, keep, returnDonation, tell } = action
      const fee = keep === 'nothing' ? 0 : undefined
      return cancelRegistration(ctx, { registrationId, by: 'staff', reason, fee, returnDonation, tell })
    }
    case 'prolong':
      return prolongPayment(ctx, { eventId, registrationId, until: action.until, tell: action.tell })
    case 'tag':
    case 'note':
      return annotate(tx, ctx, subject, action)
    case 'choose':
      return choose(tx, ctx, subject, action)
  }
}

const MOST_TAGS = 12
const LONGEST_NOTE = 2_000

async function annotate(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId }: Subject,
  action: Extract<BulkAction, { kind: 'tag' | 'note' }>,
): Promise<void> {
  // Nobody writes between reading what is there and adding to it.
  await lockRegistration(tx, registrationId)
  const { text, tags } = (await findNote(tx, registrationId)) ?? { text: '', tags: [] }
  if (action.kind === 'note') {
    const longer = text === '' ? action.text : `${text}\n${action.text}`
    if (longer.length > LONGEST_NOTE) throw new RowRefused('note_too_long')
    return writeNote(ctx, { eventId, registrationId, text: longer, tags })
  }
  const left = tags.filter((tag) => !action.remove.includes(tag))
  const all = [...new Set([...left, ...action.add])]
  if (all.length > MOST_TAGS) throw new RowRefused('too_many_tags', { params: { most: MOST_TAGS } })
  return writeNote(ctx, { eventId, registrationId, text, tags: all })
}

/** The same change by the registration's own rules, at the price that it has then. */
async function choose(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, people }: Subject,
  { change, tell }: Extract<BulkAction, { kind: 'choose' }>,
): Promise<void> {
  const { definition, agreed } = await getChange(ctx, registrationId, 'owner')
  if (agreed === null) throw new Refusal('not_changeable')
  const all = await listParticipants(tx, registrationId)
  const meant = new Set(
    all.filter(({ participantId }) => people.includes(participantId)).map(({ ref }) => ref),
  )
  const isMeant = (ref: string) => people.length === 0 || meant.has(ref)
  const draft = withChange(definition, agreed.draft, isMeant, change)
  if (sameValue(draft, agreed.draft)) return
  const { revision } = agreed
  const { total } = await previewChange(ctx, { registrationId, by: 'staff', body: { revision, draft } })
  const body = { revision, draft, expectedTotal: total, fee: 0 }
  await changeRegistration(ctx, { registrationId, by: 'staff', body, tell })
}
