import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createScan } from '#contract/check-in.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { acceptInvitation } from '#contract/team.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { ELSEWHERE } from './noted-elsewhere.ts'
import { seedTenants, type Tenants } from './tenants.ts'
import type { Way } from './way.ts'
import { WAYS } from './ways.ts'

/**
 * Every endpoint that writes leaves an entry of what it changed in the journal of the account, or is listed here
 * with the reason why not.
 */
const WITHOUT_NOTE: Readonly<Record<string, string>> = {
  updateNoticeChoice: 'members choose their own mails, which concerns nobody else',
  deleteListFile: 'removes a copy that only its member could open; that the list was saved is noted',
  checkOwnDomain: 'a domain that begins or stops to work is noted, not that it was looked up',
  editDraft: 'The draft names who saved it last; what becomes of it is recorded when it is published.',
  checkDomain: 'asks, and changes nothing',
  identifyUser: 'asks, and changes nothing',
  quoteDraft: 'asks, and changes nothing',
  issueLocalToken: 'asks, and changes nothing',
  checkPayment: 'asks the gateway, which has nothing new to report',
  checkDonation: 'asks the gateway, which has nothing new to report',
  previewCallOffMail: 'asks, and changes nothing',
  previewChange: 'asks, and changes nothing',
  previewPanelChange: 'asks, and changes nothing',
  previewPanelHandOver: 'asks, and changes nothing',
  quoteOfficeDraft: 'asks, and changes nothing',
  prepareBulkAction: 'tries, and changes nothing until it is run',
  prepareImport: 'tries, and changes nothing until it is run',
  previewHandOver: 'asks, and changes nothing',
  changeRegistration: 'repeats what was agreed to, which changes nothing',
  changePanelRegistration: 'repeats what was agreed to, which changes nothing',
  putHold: 'holds places for a while, without an order yet',
  prolongHold: 'holds places for a while, without an order yet',
  deleteHold: 'gives back places that were not ordered',
  uploadFile: 'of a form that was not sent yet',
  deleteUpload: 'of a form that was not sent yet',
  requestLinks: 'queues a mail to a mailbox, whether there is a registration or not',
  openMailbox: 'shows to the reader of a mailbox what is theirs, once',
  createSession: 'is of a person and of no account',
  deleteSession: 'is of a person and of no account',
  endSession: 'is of a person and of no account',
  endAllSessions: 'is of a person and of no account',
  gatewayNotice: 'the inbox keeps it whole; what follows from it is noted by the job that settles it',
}

let tenants: Tenants

beforeAll(async () => {
  tenants = await seedTenants()
})
afterAll(() => tenants[Symbol.asyncDispose]())

const writing = Object.entries<Endpoint>(api).filter(([, { method }]) => method !== 'GET')
const ways = new Map<string, Way>(Object.entries(WAYS))

interface Note {
  readonly account: string
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
}

const notes = () =>
  asOwner<Note>(
    tenants.server.databaseUrl,
    'SELECT account_id AS account, action, details FROM audit_entry ORDER BY audit_entry_id',
  )

/** Calls an endpoint as a member of the account, so that it has something to change. */
async function call(name: string): Promise<void> {
  const { victim, server } = tenants
  const params = { accountId: victim.account, eventId: victim.event }
  if (name === 'createScan') {
    const body = { code: victim.code, gate: 'Wejście', nonce: crypto.randomUUID() }
    expect(outputOf(createScan, await victim.owner.ask(createScan, { params, body })).verdict).toBe('enter')
    return
  }
  if (name === 'acceptInvitation') {
    const reader = await signIn(server.port, 'maria-zielinska')
    const link = { params: { token: victim.invitationToken } }
    outputOf(acceptInvitation, await reader.ask(acceptInvitation, link))
    return
  }
  // A payment that is open already is offered again, which changes nothing.
  if (name === 'createPayment') await asOwner(server.databaseUrl, "UPDATE payment SET state = 'failed'")
  const way = ways.get(name)
  const answer =
    way?.bound === 'member'
      ? await way.call(victim.owner, {
          ...params,
          registrationId: victim.registration,
          waitingEntryId: victim.waitingEntry,
          removedEntryId: victim.removedEntry,
          idleEventId: victim.idleEvent,
          // After one cancellation nothing is left to cancel.
          approvedId: victim.approved,
          refusedId: victim.refused,
          confirmedRefundId: victim.confirmedRefund,
          withheldRefundId: victim.withheldRefund,
          handedRefundId: victim.handedRefund,
          shiftId: victim.shift,
          closingShiftId: victim.closingShift,
          documentId: victim.payOut,
          typedRefundId: victim.typedRefund,
          packageId: victim.package,
          sentPackageId: victim.sentPackage,
          withdrawnPackageId: victim.withdrawnPackage,
          fileId: victim.file,
          spareFileId: victim.spareFile,
          pictureId: victim.picture,
          sparePictureId: victim.sparePicture,
          pageFileId: victim.sparePageFile,
          userId: victim.colleague,
          removedUserId: victim.removedColleague,
          invitationId: victim.invitation,
          withdrawnInvitationId: victim.withdrawnInvitation,
          collectionId: victim.collection,
          donationId: victim.donation,
          handingId: victim.handing,
          leavingId: name === 'cancelPanelRegistration' ? victim.registration : victim.leaving,
        })
      : way?.bound === 'site'
        ? await way.call(victim.visitor, victim)
        : await way?.call(tenants)
  expect(answer?.status, answer?.text).toBeLessThan(300)
}

/** The entries of each endpoint that writes, in order. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  createRegistration: ['registration.created', 'registration.confirmed', 'message.queued'],
  createPayment: ['payment.started'],
  joinWaitingList: ['waiting.joined', 'message.queued'],
  giveUpWaiting: ['waiting.given_up'],
  offerOutOfTurn: ['waiting.offered', 'message.queued'],
  removeWaitingEntry: ['waiting.given_up'],
  createAccount: ['account.created', 'member.added'],
  importEvent: ['event.imported'],
  publishEvent: ['event.published'],
  patchEvent: ['event.published'],
  createEvent: ['event.created'],
  publishDraft: ['event.published'],
  tickToCheck: ['event.assumptions_checked'],
  keepWarning: ['event.warning_kept'],
  putScheduled: ['scheduled.saved'],
  deleteScheduled: ['scheduled.saved', 'scheduled.deleted'],
  saveView: ['list.view_saved'],
  deleteView: ['list.view_saved', 'list.view_deleted'],
  renewPreview: ['event.preview_opened'],
  withdrawPreview: ['event.preview_withdrawn'],
  startDraftTrial: ['event.trial_started'],
  stopDraftTrial: ['event.trial_stopped'],
  archiveEvent: ['event.archived'],
  restoreEvent: ['event.restored'],
  // The event to be deleted is created first.
  deleteEvent: ['event.created', 'event.deleted'],
  callOffEvent: ['event.called_off'],
  createScan: ['ticket.used'],
  createOfficeRegistration: ['registration.created', 'registration.confirmed', 'message.queued'],
  putLimit: ['limit.changed'],
  putAllotment: ['allotment.changed'],
  bookPayment: ['payment.booked'],
  openCashShift: ['cash.shift_opened'],
  closeCashShift: ['cash.shift_closed'],
  carryCash: ['cash.carried'],
  reverseCashDocument: ['cash.reversed'],
  correctPrice: ['payment.price_decided', 'message.queued'],
  putRegistrationNote: ['registration.noted'],
  putCampCardSetting: ['camp_card.setting_saved'],
  saveSpaces: ['lodging.spaces_saved'],
  publishSpaces: ['lodging.published', 'message.queued'],
  requestRefund: ['refund.by_hand'],
  // Two of the refunds wait for it.
  setRefundAccount: ['refund.account_given', 'refund.account_given'],
  confirmRefund: ['refund.confirmed', 'message.queued'],
  withholdRefund: ['refund.withheld'],
  handBackRefund: ['refund.handed_back', 'message.queued'],
  typeRefundAccount: ['refund.account_given'],
  confirmTransferPackage: ['refund.package_confirmed'],
  sendTransferPackage: ['refund.package_sent'],
  withdrawTransferPackage: ['refund.package_withdrawn'],
  updateRefundSettings: ['account.refund_confirmation_set'],
  createInvitation: ['invitation.created'],
  acceptInvitation: ['member.added'],
  renewInvitation: ['invitation.renewed'],
  withdrawInvitation: ['invitation.withdrawn'],
  updateMember: ['member.role_changed'],
  removeMember: ['member.removed'],
  updateAccountDetails: ['account.details_changed'],
  changeSiteAddress: ['account.address_changed'],
  connectOwnDomain: ['account.domain_claimed'],
  updateOwnDomain: ['account.domain_redirect_set'],
  removeOwnDomain: ['account.domain_removed'],
  updateBrand: ['account.brand_changed'],
  updateSenders: ['account.sender_changed'],
  confirmReplyAddress: ['account.reply_address_confirmed'],
  askReplyAddress: ['account.reply_address_asked'],
  uploadPicture: ['picture.uploaded'],
  updatePicture: ['picture.described'],
  deletePicture: ['picture.deleted'],
  uploadPageFile: ['page_file.uploaded'],
  deletePageFile: ['page_file.deleted'],
  handOverPlace: ['registration.place_offered', 'message.queued'],
  confirmPlaceTransfer: ['registration.handed_over', 'message.queued', 'message.queued'],
  declinePlaceTransfer: ['registration.place_offered'],
  withdrawHandOver: ['registration.place_offered'],
  changeContact: ['registration.contact_changed', 'message.queued'],
  confirmContact: [
    'registration.contact_changed',
    'registration.link_renewed',
    'message.queued',
    'message.queued',
  ],
  handOverPanelPlace: ['registration.handed_over', 'message.queued', 'message.queued'],
  cancelRegistration: ['registration.cancelled', 'message.queued'],
  cancelPanelRegistration: ['registration.cancelled', 'refund.promised', 'message.queued'],
  // The link of the cancelled one, so that earlier calls can still open it.
  renewLink: ['registration.link_renewed', 'message.queued'],
  makeCard: ['registration.card_made'],
  renewPanelLink: ['registration.link_renewed', 'message.queued'],
  approveRegistration: ['registration.approved', 'registration.confirmed', 'message.queued'],
  refuseApproval: ['registration.approval_refused', 'message.queued'],
  deletePanelFile: ['file.deleted'],
}

test('every endpoint that writes has its entries here, or the reason why it has none', () => {
  const names = writing.map(([name]) => name).toSorted()
  const noted = [...Object.keys(NOTED), ...Object.keys(WITHOUT_NOTE), ...Object.values(ELSEWHERE).flat()]
  expect(noted.toSorted()).toEqual(names)
})

test.each(Object.keys(WITHOUT_NOTE))('%s changes nothing that a journal would record', async (name) => {
  const before = await notes()
  await call(name)
  expect(await notes()).toEqual(before)
})

// The limits of a new version are those of another event: registrations come before it.
test.each(Object.keys(NOTED))(
  '%s is recorded with what it changed, in the account concerned',
  async (name) => {
    const before = await notes()
    await call(name)
    const fresh = (await notes()).slice(before.length)
    expect(fresh.map(({ action }) => action).toSorted()).toEqual([...(NOTED[name] ?? [])].toSorted())
    for (const { action, details } of fresh) {
      expect(details, action).toMatchObject({ before: expect.any(Object), after: expect.any(Object) })
      expect(details.after, action).not.toEqual({})
    }
    const accounts = new Set(fresh.map(({ account }) => account))
    if (name !== 'createAccount') expect(accounts).toEqual(new Set([tenants.victim.account]))
    else expect(accounts).not.toContain(tenants.victim.account)
  },
)

test('no secret and no answer of a person is recorded', async () => {
  const { victim, stranger } = tenants
  const text = JSON.stringify(await notes())
  for (const { token, payingToken, code } of [victim, stranger]) {
    for (const secret of [token, payingToken, code]) expect(text).not.toContain(secret)
  }
  const [person] = await asOwner<{ birth: string; email: string; hash: string }>(
    tenants.server.databaseUrl,
    `SELECT birth_date::text AS birth, contact_email AS email, encode(token_hash, 'hex') AS hash
       FROM participant JOIN registration USING (account_id, registration_id) LIMIT 1`,
  )
  for (const private_ of [person?.birth, person?.email, person?.hash]) {
    expect(private_).toBeDefined()
    expect(text).not.toContain(private_)
  }
})
