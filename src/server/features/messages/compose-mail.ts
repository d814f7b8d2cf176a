import { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import { HOLDING_STATES, type RegistrationState } from '#domain/registration/states.ts'
import { isTimeToPayOver } from '#domain/registration/time-to-pay.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPlaceTransfer } from '#server/features/registrations/hand-over/get-place-transfer.ts'
import { findContactToken } from '#server/features/registrations/links/get-contact-change.ts'
import { getRegistrationAddress } from '#server/features/registrations/links/get-registration-address.ts'
import { isQuestionOpen } from '#server/features/registrations/questions/is-question-open.ts'
import { getAcceptedDocuments } from '#server/features/registrations/read/get-accepted-documents.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { getTransferToken } from '#server/features/registrations/transfers/get-transfer-token.ts'
import type { Mail } from '#server/gateways/mail/port.ts'
import type { AccountView } from '../accounts/get-account.ts'
import { cancelledMail } from './cancelled.mail.ts'
import { changedMail } from './changed.mail.ts'
import { choiceAskedMail, choiceReminderMail } from './choice-asked.mail.ts'
import { confirmEmailMail, emailChangedMail } from './confirm-email.mail.ts'
import { documentAttachment } from './document-attachment.ts'
import { documentRejectedMail } from './document-rejected.mail.ts'
import { expiredMail } from './expired.mail.ts'
import { explanationMail } from './explanation.mail.ts'
import { findWaitingMail } from './find-waiting-mail.ts'
import { handedOverMail } from './handed-over.mail.ts'
import { linkMail } from './link.mail.ts'
import { lodgingMail } from './lodging.mail.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { organiserLine } from './mail-layout.ts'
import { movedMail, moveReminderMail } from './moved.mail.ts'
import type { MessageKind } from './outbox/queue-message.ts'
import { payMail } from './pay.mail.ts'
import { placeOfferedMail } from './place-offered.mail.ts'
import { plainMail } from './plain.mail.ts'
import { receivedMail } from './received.mail.ts'
import { mailedAddress } from './recipient.ts'
import { refundAccountMail } from './refund-account.mail.ts'
import { refundedMail } from './refunded.mail.ts'
import { refusedMail } from './refused.mail.ts'
import { senderOf } from './sender.ts'
import { takenOverMail } from './taken-over.mail.ts'
import { ticketsMail } from './tickets.mail.ts'

const EVERY_STATE = registrationState.options

/** What composes each kind, and the states of the registration in which it is valid. */
const KINDS: Record<
  MessageKind,
  {
    readonly states: readonly RegistrationState[]
    /** null where it is no longer valid. */
    readonly compose: (data: MailData) => ComposedMail | null | Promise<ComposedMail | null>
  }
> = {
  pay: { states: ['awaiting_payment'], compose: payMail },
  tickets: { states: ['confirmed'], compose: ticketsMail },
  expired: { states: ['expired'], compose: expiredMail },
  changed: { states: ['awaiting_approval', 'awaiting_payment', 'confirmed'], compose: changedMail },
  handed_over: { states: ['awaiting_payment', 'confirmed'], compose: handedOverMail },
  place_offered: { states: ['awaiting_payment', 'confirmed'], compose: placeOfferedMail },
  taken_over: { states: ['awaiting_payment', 'confirmed'], compose: takenOverMail },
  cancelled: { states: ['cancelled'], compose: cancelledMail },
  moved: { states: HOLDING_STATES, compose: movedMail },
  move_reminder: { states: HOLDING_STATES, compose: moveReminderMail },
  lodging: { states: HOLDING_STATES, compose: lodgingMail },
  choice_asked: { states: HOLDING_STATES, compose: choiceAskedMail },
  choice_reminder: { states: HOLDING_STATES, compose: choiceReminderMail },
  document_rejected: { states: HOLDING_STATES, compose: documentRejectedMail },
  explanation: { states: EVERY_STATE, compose: explanationMail },
  received: { states: ['awaiting_approval'], compose: receivedMail },
  refused: { states: ['awaiting_approval'], compose: refusedMail },
  link: { states: EVERY_STATE, compose: linkMail },
  refunded: { states: EVERY_STATE, compose: refundedMail },
  refund_account: { states: EVERY_STATE, compose: refundAccountMail },
  confirm_email: { states: EVERY_STATE, compose: confirmEmailMail },
  email_changed: { states: EVERY_STATE, compose: emailChangedMail },
}
const kindSchema = z.enum([
  'pay',
  'tickets',
  'expired',
  'changed',
  'handed_over',
  'place_offered',
  'taken_over',
  'cancelled',
  'moved',
  'move_reminder',
  'choice_asked',
  'choice_reminder',
  'lodging',
  'document_rejected',
  'explanation',
  'received',
  'refused',
  'link',
  'refunded',
  'refund_account',
  'confirm_email',
  'email_changed',
])
const waitingKindSchema = z.enum(['joined', 'offer', 'offer_lapsed', 'called_off'])

/** Messages about an end or money, or with a link alone, carry no documents. */
const WITHOUT_DOCUMENTS: readonly MessageKind[] = [
  'expired',
  'cancelled',
  'link',
  'place_offered',
  'refunded',
  'refund_account',
  'confirm_email',
  'email_changed',
  'moved',
  'move_reminder',
  'choice_asked',
  'choice_reminder',
  'lodging',
  'document_rejected',
  'explanation',
]
/** They ask what may have been answered, withdrawn or over by now. */
const OF_QUESTIONS: readonly MessageKind[] = ['choice_asked', 'choice_reminder']
const ofQuestion = z.object({ question: z.uuid() })
/** They contain nothing that a registrant has typed, and state what their recipient has to know. */
const PLAIN_BY_THEMSELVES: readonly MessageKind[] = ['link', 'confirm_email', 'email_changed']

/** A message that is being processed. */
export interface TakenMessage {
  readonly id: string
  readonly kind: string
  /** Its subject: one of the two. */
  readonly registrationId: string | null
  readonly waitingEntryId: string | null
  readonly recipient: string
  readonly about: unknown
}

/** @param isPlain without what the registrant has typed; null when its content is no longer true */
export async function composeMail(
  ctx: TenantCtx,
  account: AccountView,
  message: TakenMessage,
  isPlain: boolean,
): Promise<Mail | null> {
  const { id, registrationId, waitingEntryId, recipient, kind } = message
  const composed =
    registrationId !== null
      ? await tellRegistration(ctx, account, { ...message, registrationId, isPlain })
      : waitingEntryId !== null
        ? await findWaitingMail(ctx, account, {
            ...{ kind: waitingKindSchema.parse(kind), waitingEntryId, recipient, isPlain },
          })
        : null
  return (
    composed && {
      ...{ id, to: recipient, ...composed },
      ...senderOf(account, ctx.config),
    }
  )
}

type OfRegistration = TakenMessage & { readonly registrationId: string; readonly isPlain: boolean }

async function tellRegistration(
  ctx: TenantCtx,
  account: AccountView,
  { registrationId, recipient, about, isPlain, ...message }: OfRegistration,
): Promise<ComposedMail | null> {
  const kind = kindSchema.parse(message.kind)
  const registration = await getRegistration(ctx, registrationId)
  const { state, expiresAt } = registration
  if (!KINDS[kind].states.includes(state)) return null
  if (expiresAt !== null && isTimeToPayOver(Temporal.Instant.from(expiresAt), ctx.now)) return null
  if (OF_QUESTIONS.includes(kind) && !(await isQuestionOpen(ctx, ofQuestion.parse(about).question)))
    return null
  const addressed = await addressedBy(ctx, account, { kind, registrationId, recipient, about })
  if (addressed === null) return null
  const data = { account, about, registration, ...addressed }
  const composed = await (isPlain && !PLAIN_BY_THEMSELVES.includes(kind)
    ? plainMail(data)
    : KINDS[kind].compose(data))
  if (composed === null) return null
  const { attachments, ...mail } = composed
  const documents = WITHOUT_DOCUMENTS.includes(kind) ? [] : await getAcceptedDocuments(ctx, registrationId)
  const organiser = organiserLine(account)
  return {
    ...mail,
    attachments: [...attachments, ...documents.map((each) => documentAttachment(each, organiser))],
  }
}

const ofTransfer = z.object({ transfer: z.uuid() })

/**
 * Where a message leads: to the registration only for the registrant. A person who was offered a place has no access
 * to it: their mail leads to a page of their own. Null when the message is no longer valid.
 */
async function addressedBy(
  ctx: TenantCtx,
  { siteAddress }: AccountView,
  {
    kind,
    registrationId,
    recipient,
    about,
  }: Pick<OfRegistration, 'registrationId' | 'recipient' | 'about'> & { readonly kind: MessageKind },
): Promise<Pick<MailData, 'address' | 'transfer'> | null> {
  if (kind === 'confirm_email') {
    const token = await findContactToken(ctx, registrationId)
    return token === null ? null : { address: `${siteAddress}/adres/${token}`, transfer: null }
  }
  // The reader of mail at the previous address may be a stranger.
  if (kind === 'email_changed') return { address: siteAddress, transfer: null }
  if (kind !== 'place_offered' && kind !== 'taken_over') {
    const address = await getRegistrationAddress(ctx, registrationId)
    return { address: mailedAddress(ctx, address, recipient), transfer: null }
  }
  const { transfer: id } = ofTransfer.parse(about)
  const token = await getTransferToken(ctx, id)
  return { address: `${siteAddress}/przekazane/${token}`, transfer: await getPlaceTransfer(ctx, id) }
}
