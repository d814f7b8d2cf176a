import { randomUUID } from 'node:crypto'
import { checkDomain, createAccount, identifyUser } from '#contract/accounts.ts'
import type { Api } from '#contract/api.ts'
import {
  cancelRegistration,
  changeRegistration,
  getChange,
  previewCancellation,
  previewChange,
  returnDonation,
} from '#contract/changes.ts'
import { changeContact, confirmContact } from '#contract/contact.ts'
import { deleteUpload, getFile, uploadFile } from '#contract/files.ts'
import { noticePath } from '#contract/gateway.ts'
import {
  confirmPlaceTransfer,
  declinePlaceTransfer,
  getPlaceTransfer,
  handOverPlace,
  previewHandOver,
  withdrawHandOver,
} from '#contract/hand-over.ts'
import { deleteHold, getHold, prolongHold, putHold } from '#contract/holds.ts'
import { issueLocalToken, listLocalPeople } from '#contract/local-issuer.ts'
import { getHealth, getOpenApi, listCapturedMail } from '#contract/operation.ts'
import { askCertificate } from '#contract/own-domain.ts'
import { getPageFile } from '#contract/page-files.ts'
import { createSession, deleteSession, getSession } from '#contract/panel.ts'
import { getPicture } from '#contract/pictures.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { setRefundAccount } from '#contract/refund-account.ts'
import { confirmReplyAddress } from '#contract/senders.ts'
import { endAllSessions, endSession, listSessions } from '#contract/sessions.ts'
import {
  checkPayment,
  createPayment,
  createRegistration,
  getAvailability,
  getRegistration,
} from '#contract/site.ts'
import { acceptInvitation, getInvitation } from '#contract/team.ts'
import { getWaitingEntry, giveUpWaiting, joinWaitingList } from '#contract/waiting-list.ts'
import { createSecrets, type Secrets } from '#server/base/secrets.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { pdf } from '#test/support/files.ts'
import { singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { handOverToOla, type Side, type Tenants, unchanged, wishForBoats } from './tenants.ts'
import { site, type Way } from './way.ts'
import { ANSWER_WAYS } from './ways-of-answers.ts'
import { DOCUMENT_WAYS } from './ways-of-documents.ts'
import { INVITE_WAYS } from './ways-of-invites.ts'
import { JOB_WAYS } from './ways-of-jobs.ts'
import { LINK_WAYS } from './ways-of-links.ts'
import { MEMBER_WAYS } from './ways-of-members.ts'
import { PAPER_WAYS } from './ways-of-papers.ts'
import { ROOM_KEY_WAYS } from './ways-of-room-keys.ts'
import { SCHEDULED_WAYS } from './ways-of-scheduled.ts'
import { STAFF_WAYS } from './ways-of-staff.ts'

/** How each endpoint is called, and what guards it. An endpoint that is missing here fails the test. */
export const WAYS: Record<keyof Api, Way> = {
  ...MEMBER_WAYS,
  ...JOB_WAYS,
  ...DOCUMENT_WAYS,
  ...INVITE_WAYS,
  ...STAFF_WAYS,
  ...SCHEDULED_WAYS,
  ...PAPER_WAYS,
  ...ANSWER_WAYS,
  ...ROOM_KEY_WAYS,
  ...LINK_WAYS,

  getAvailability: site(getAvailability, ({ slug }) => ({ params: { slug } })),
  quoteDraft: site(quoteDraft, ({ slug }) => ({
    params: { slug },
    body: { version: 1, draft: singleOrder({ expectedTotal: 0 }).draft },
  })),
  createRegistration: site(createRegistration, ({ slug }) => ({
    params: { slug },
    body: singleOrder({ expectedTotal: 0 }),
    key: randomUUID(),
  })),
  putHold: site(putHold, ({ slug }) => ({
    params: { slug, hold: randomUUID() },
    body: { version: 1, draft: singleOrder({ expectedTotal: 0 }).draft },
  })),
  uploadFile: site(uploadFile, ({ slug, draft }) => ({
    params: { slug, draft },
    query: { name: 'zgoda.pdf', version: 1, question: 'paper' },
    body: pdf(),
    headers: { 'content-type': 'application/pdf' },
  })),
  deleteUpload: site(deleteUpload, ({ draft, uploaded }) => ({ params: { draft, fileId: uploaded } }), null),
  getFile: site(getFile, ({ token, file }) => ({ params: { token, fileId: file } })),
  getHold: site(getHold, ({ hold }) => ({ params: { hold } }), 'hold_gone'),
  prolongHold: site(prolongHold, ({ hold }) => ({ params: { hold } }), 'hold_gone'),
  deleteHold: site(deleteHold, ({ hold }) => ({ params: { hold } }), 'hold_gone'),
  getRegistration: site(getRegistration, ({ token }) => ({ params: { token } })),
  joinWaitingList: site(joinWaitingList, ({ slug }) => ({
    params: { slug },
    body: wishForBoats(1),
    key: randomUUID(),
  })),
  getWaitingEntry: site(getWaitingEntry, ({ waitingToken }) => ({ params: { token: waitingToken } })),
  giveUpWaiting: site(giveUpWaiting, ({ waitingToken }) => ({ params: { token: waitingToken } })),
  changeRegistration: site(changeRegistration, ({ token }) => ({ params: { token }, body: unchanged() })),
  getChange: site(getChange, ({ token }) => ({ params: { token } })),
  previewChange: site(previewChange, ({ token }) => {
    const { revision, draft } = unchanged()
    return { params: { token }, body: { revision, draft } }
  }),
  previewHandOver: site(previewHandOver, ({ token }) => {
    const { expectedTotal: _, email: _email, ...body } = handOverToOla()
    return { params: { token }, body }
  }),
  handOverPlace: site(handOverPlace, ({ handingToken }) => ({
    params: { token: handingToken },
    body: handOverToOla(),
  })),
  getPlaceTransfer: site(getPlaceTransfer, ({ confirmingToken: token }) => ({ params: { token } })),
  confirmPlaceTransfer: site(confirmPlaceTransfer, ({ confirmingToken: token }) => ({ params: { token } })),
  declinePlaceTransfer: site(declinePlaceTransfer, ({ decliningToken: token }) => ({ params: { token } })),
  withdrawHandOver: site(withdrawHandOver, ({ withdrawingToken: token }) => ({ params: { token } })),
  previewCancellation: site(previewCancellation, ({ payingToken }) => ({ params: { token: payingToken } })),
  cancelRegistration: site(cancelRegistration, ({ leavingToken }) => ({
    params: { token: leavingToken },
    body: {},
  })),
  // Of an event that is not called off, so that nothing is given back.
  returnDonation: {
    ...site(returnDonation, ({ token }) => ({ params: { token }, body: {} })),
    refused: 'not_changeable',
  },
  createPayment: site(createPayment, ({ payingToken }) => ({ params: { token: payingToken }, body: {} })),
  changeContact: site(changeContact, ({ payingToken }) => ({
    params: { token: payingToken },
    body: { email: 'nowy@example.org', phone: '600 100 999' },
  })),
  confirmContact: site(confirmContact, ({ contactToken }) => ({ params: { token: contactToken } })),
  confirmReplyAddress: site(confirmReplyAddress, ({ replyToken }) => ({ params: { token: replyToken } })),
  checkPayment: site(checkPayment, ({ payingToken }) => ({ params: { token: payingToken }, body: {} })),
  setRefundAccount: site(setRefundAccount, ({ token }) => ({
    params: { token },
    body: { account: '61 1090 1014 0000 0712 1981 2874' },
  })),

  getInvitation: {
    bound: 'none',
    call: ({ stranger }) =>
      stranger.visitor.ask(getInvitation, { params: { token: stranger.invitationToken } }),
    harm: {
      code: 'invitation_ended',
      call: ({ victim, stranger }) =>
        stranger.visitor.ask(getInvitation, { params: { token: victim.invitation } }),
    },
  },
  acceptInvitation: {
    bound: 'none',
    call: async ({ server, stranger }) => {
      const reader = await signIn(server.port, 'maria-zielinska')
      return reader.ask(acceptInvitation, { params: { token: stranger.invitationToken } })
    },
    harm: {
      code: 'invitation_ended',
      call: ({ victim, stranger }) =>
        stranger.owner.ask(acceptInvitation, { params: { token: victim.invitation } }),
    },
  },

  getHealth: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(getHealth) },
  getOpenApi: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(getOpenApi) },
  getSession: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(getSession) },
  listCapturedMail: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(listCapturedMail) },
  listLocalPeople: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(listLocalPeople) },
  issueLocalToken: {
    bound: 'none',
    call: ({ stranger }) => stranger.owner.ask(issueLocalToken, { params: { subject: 'hania-mroz' } }),
  },
  createSession: {
    bound: 'none',
    call: async ({ stranger }) =>
      stranger.visitor.ask(createSession, { body: { token: await localToken(stranger.visitor) } }),
    harm: {
      code: 'sign_in_failed',
      call: ({ victim, stranger }) => stranger.visitor.ask(createSession, { body: { token: victim.token } }),
    },
  },
  listSessions: { bound: 'none', call: ({ stranger }) => stranger.owner.ask(listSessions) },
  // Somebody else's goes on: the victim still uses it in the tests after this one.
  endSession: {
    bound: 'none',
    call: async ({ server, stranger }) => {
      const [row] = await asOwner<{ id: string }>(
        server.databaseUrl,
        `SELECT session_id AS id FROM session JOIN app_user USING (user_id) WHERE subject = 'danuta-wrona'`,
      )
      return stranger.owner.ask(endSession, { params: { sessionId: row?.id ?? '' } })
    },
  },
  endAllSessions: {
    bound: 'none',
    call: async ({ server }) => (await signIn(server.port, 'hania-mroz')).ask(endAllSessions),
  },
  checkDomain: {
    bound: 'none',
    call: ({ stranger }) =>
      stranger.visitor.ask(checkDomain, { body: { domain: 'ofiara.zapisano.localhost' } }),
  },
  askCertificate: {
    bound: 'none',
    call: ({ stranger, victim }) => stranger.visitor.ask(askCertificate, { query: { domain: victim.host } }),
    harm: {
      code: 'not_found',
      call: ({ stranger }) => stranger.visitor.ask(askCertificate, { query: { domain: 'nie.nasza.pl' } }),
    },
  },
  getPicture: {
    bound: 'none',
    call: ({ stranger }) => stranger.visitor.ask(getPicture, { params: pictureOf(stranger) }),
    harm: {
      code: 'not_found',
      call: ({ victim, stranger }) => stranger.visitor.ask(getPicture, { params: pictureOf(victim) }),
    },
  },
  getPageFile: {
    bound: 'none',
    call: ({ stranger }) => stranger.visitor.ask(getPageFile, { params: pageFileOf(stranger) }),
    harm: {
      code: 'not_found',
      call: ({ victim, stranger }) => stranger.visitor.ask(getPageFile, { params: pageFileOf(victim) }),
    },
  },
  identifyUser: {
    bound: 'none',
    call: async ({ stranger }) =>
      stranger.visitor.ask(identifyUser, { body: { token: await localToken(stranger.visitor) } }),
    harm: {
      code: 'sign_in_failed',
      call: ({ victim, stranger }) => stranger.visitor.ask(identifyUser, { body: { token: victim.token } }),
    },
  },
  createAccount: {
    bound: 'none',
    call: (tenants) => wish(tenants, 'nowe.zapisano.localhost'),
    harm: { code: 'domain_taken', call: (tenants) => wish(tenants, tenants.victim.host) },
  },
  deleteSession: {
    bound: 'none',
    call: async ({ server }) => (await signIn(server.port, 'hania-mroz')).ask(deleteSession),
  },
  gatewayNotice: {
    bound: 'none',
    call: ({ server, victim }) => bringNotice(server.port, victim.payment, createSecrets(TEST_KEY)),
    harm: {
      code: 'signature_invalid',
      call: ({ server, victim }) => bringNotice(server.port, victim.payment, createSecrets('a guess')),
    },
  },
}

/** A request for another account by a person who already has one. */
async function wish({ server }: Tenants, hostname: string): Promise<Answer> {
  const wizard = new Client(server.port, 'zapisano.localhost')
  await wizard.open()
  const body = { name: 'Nowe konto', hostname, token: await localToken(wizard) }
  return wizard.ask(createAccount, { body })
}

/** For the browser that will send it. */
async function localToken(client: Client): Promise<string> {
  const issued = await client.ask(issueLocalToken, { params: { subject: 'hania-mroz' } })
  return outputOf(issueLocalToken, issued).token
}

function bringNotice(port: number, payment: string, secrets: Secrets): Promise<Answer> {
  const notice = {
    ...{ noticeId: `n-${randomUUID()}`, transactionId: `t-${randomUUID()}`, merchantReference: payment },
    ...{ status: 'succeeded', amount: 6_000, currency: 'PLN' },
  }
  const body = JSON.stringify(notice)
  const signed = { [SIGNATURE_HEADER]: signBody(secrets, body) }
  return new Client(port, '127.0.0.1').post(noticePath('test'), body, signed)
}

const pictureOf = ({ account, pictureHash }: Side) => ({
  accountId: account,
  hash: pictureHash,
  file: '40.webp',
})

const pageFileOf = ({ account, pageFileHash }: Side) => ({ accountId: account, hash: pageFileHash })
