import { expect, test } from 'vitest'
import * as rights from './rights.ts'

const { ROLES, ...sentences } = rights
/** One row a sentence, one letter a role in the order of ROLES: the whole table on one screen. */
const TABLE: Record<keyof typeof sentences, string> = {
  mayGiveAccountAway: 'O------',
  mayManageTeam: 'OA-----',
  mayManageGateways: 'OA-----',
  mayEditAccount: 'OA-----',
  mayEditEvents: 'OA-----',
  mayEditPictures: 'OA-----',
  mayEditPageFiles: 'OA-----',
  mayReadEvents: 'OARFCNL',
  mayReadRules: 'OARF-N-',
  mayReadRegistrations: 'OARF-NL',
  seesOwnGroupOnly: '------L',
  mayReadAllRegistrations: 'OARF-N-',
  mayEditRegistrations: 'OAR----',
  mayApproveRegistrations: 'OAR----',
  mayReadMoney: 'OARF-N-',
  mayBookPayments: 'OARF---',
  mayMoveMoney: 'OA-F---',
  mayMergeRegistrations: 'OA-----',
  mayWriteMessages: 'OAR----',
  mayCheckIn: 'OAR-C--',
  mayLetInWithoutDocument: 'OAR----',
  maySetRefundConfirmation: 'O------',
  mayReadJournal: 'OA-----',
}

test.each(Object.entries(sentences))('%s', (name, may) => {
  const letters = ROLES.map((role, index) => (may(role) ? 'OARFCNL'.charAt(index) : '-')).join('')
  expect(letters).toBe(TABLE[name as keyof typeof TABLE])
})
