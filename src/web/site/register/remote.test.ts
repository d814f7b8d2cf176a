import { expect, it } from 'vitest'
import * as changes from '#contract/changes.ts'
import * as questions from '#contract/choice-questions.ts'
import * as donations from '#contract/donations.ts'
import * as files from '#contract/files.ts'
import * as holds from '#contract/holds.ts'
import * as moves from '#contract/moves.ts'
import * as quotes from '#contract/quotes.ts'
import { setRefundAccount as refundAccount } from '#contract/refund-account.ts'
import * as contract from '#contract/site.ts'
import * as waiting from '#contract/waiting-list.ts'
import { getChange } from '../change/use-agreed.ts'
import { changeRegistration } from '../change/use-changing.ts'
import { previewChange } from '../change/use-preview.ts'
import { createDonation } from '../collection/send-donation.ts'
import { checkDonation, nameDonation } from '../collection/use-donation.ts'
import { setRefundAccount } from '../registration/account-form.tsx'
import { returnDonation } from '../registration/donation.tsx'
import { getFile } from '../registration/files.tsx'
import { answerMove } from '../registration/move.tsx'
import { answerQuestion } from '../registration/office-questions.tsx'
import { getOwnQuestions } from '../registration/use-office-questions.ts'
import { checkPayment } from '../registration/use-registration.ts'
import { cancelRegistration, previewCancellation } from '../registration/use-resigning.ts'
import { createPayment, createRegistration } from '../shared/send-order.ts'
import { giveUpWaiting } from '../waiting/use-waiting.ts'
import { deleteUpload, uploadFile } from './files/site-upload.ts'
import { deleteHold, getHold, prolongHold, putHold } from './hold/hold-calls.ts'
import { quoteDraft } from './order/use-code-quote.ts'
import { getAvailability } from './use-free.ts'
import { joinWaitingList } from './wait/join-list.ts'

/** The page names method and path itself so that no schema is loaded; they must match the contract. */
it.each([
  ['createRegistration', createRegistration, contract.createRegistration],
  ['createPayment', createPayment, contract.createPayment],
  ['getAvailability', getAvailability, contract.getAvailability],
  ['putHold', putHold, holds.putHold],
  ['getHold', getHold, holds.getHold],
  ['prolongHold', prolongHold, holds.prolongHold],
  ['deleteHold', deleteHold, holds.deleteHold],
  ['quoteDraft', quoteDraft, quotes.quoteDraft],
  ['checkPayment', checkPayment, contract.checkPayment],
  ['setRefundAccount', setRefundAccount, refundAccount],
  ['previewCancellation', previewCancellation, changes.previewCancellation],
  ['joinWaitingList', joinWaitingList, waiting.joinWaitingList],
  ['getChange', getChange, changes.getChange],
  ['previewChange', previewChange, changes.previewChange],
  ['changeRegistration', changeRegistration, changes.changeRegistration],
  ['giveUpWaiting', giveUpWaiting, waiting.giveUpWaiting],
  ['cancelRegistration', cancelRegistration, changes.cancelRegistration],
  ['returnDonation', returnDonation, changes.returnDonation],
  ['answerMove', answerMove, moves.answerMove],
  ['answerQuestion', answerQuestion, questions.answerQuestion],
  ['getOwnQuestions', getOwnQuestions, questions.getOwnQuestions],
  ['uploadFile', uploadFile, files.uploadFile],
  ['deleteUpload', deleteUpload, files.deleteUpload],
  ['getFile', getFile, files.getFile],
  ['createDonation', createDonation, donations.createDonation],
  ['checkDonation', checkDonation, donations.checkDonation],
  ['nameDonation', nameDonation, donations.nameDonation],
])('%s is called as the contract defines', (_, remote, endpoint) => {
  expect({ method: remote.method, path: remote.path, idempotent: remote.idempotent }).toEqual({
    method: endpoint.method,
    path: endpoint.path,
    idempotent: endpoint.idempotent,
  })
})
