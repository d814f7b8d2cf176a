import { randomUUID } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import {
  getMoney,
  listBalances,
  listMoneyDoubts,
  listPayments,
  listSamePayer,
  moveSurplus,
  returnSurplus,
  settleMoneyDoubt,
  sumPayments,
} from '#contract/money.ts'
import {
  confirmTransferPackage,
  exportTransferPackage,
  getTransferPackage,
  listTransferPackages,
  prepareTransferPackage,
  sendTransferPackage,
  withdrawTransferPackage,
} from '#contract/packages.ts'
import { askRefundAccount, typeRefundAccount } from '#contract/refunds.ts'
import { mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { type Ids, type MemberWay, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ params: { accountId, eventId } })
const registrationOf = ({ accountId, eventId, registrationId }: Ids) => ({
  params: { accountId, eventId, registrationId },
})

const packageOf = ({ accountId, eventId }: Ids, packageId: string) => ({
  params: { accountId, eventId, packageId },
})
const ofPackage = (way: MemberWay, id: keyof Ids): MemberWay => ({
  ...way,
  ids: ['accountId', 'eventId', id],
})

/** The page of payments. */
export const MONEY_WAYS = {
  getMoney: member(getMoney, mayReadMoney, eventOf),
  listPayments: member(listPayments, mayReadMoney, eventOf),
  sumPayments: member(sumPayments, mayReadMoney, eventOf),
  listBalances: member(listBalances, mayReadMoney, ({ accountId, eventId }) => ({
    params: { accountId, eventId, which: 'overdue' as const },
  })),
  listMoneyDoubts: member(listMoneyDoubts, mayReadMoney, eventOf),
  settleMoneyDoubt: {
    ...member(settleMoneyDoubt, mayMoveMoney, (ids) => ({
      ...registrationOf(ids),
      body: { kind: 'foreign' as const, amount: 1, reason: 'Próba' },
    })),
    // No such money has come.
    refused: 'changed_meanwhile',
  },
  returnSurplus: {
    ...member(returnSurplus, mayMoveMoney, (ids) => ({
      ...registrationOf(ids),
      body: { amount: 99_999_999, reason: 'Próba' },
    })),
    // It has not so much.
    refused: 'changed_meanwhile',
  },
  listSamePayer: member(listSamePayer, mayMoveMoney, registrationOf),
  moveSurplus: {
    ...member(moveSurplus, mayMoveMoney, (ids) => ({
      ...registrationOf(ids),
      body: { to: ids.registrationId, amount: 1, reason: 'Próba' },
      key: randomUUID(),
    })),
    // It is the same registration.
    refused: 'not_found',
  },
  typeRefundAccount: {
    ...member(typeRefundAccount, mayMoveMoney, ({ accountId, eventId, typedRefundId: refundId }) => ({
      params: { accountId, eventId, refundId },
      // Another account than the payer has given.
      body: { account: '27 1140 2004 0000 3002 0135 5387' },
    })),
    ids: ['accountId', 'eventId', 'typedRefundId'],
  },
  askRefundAccount: {
    ...member(askRefundAccount, mayMoveMoney, ({ accountId, eventId, handedRefundId: refundId }) => ({
      params: { accountId, eventId, refundId },
      body: {},
    })),
    ids: ['accountId', 'eventId', 'handedRefundId'],
    // The payer has given it.
    refused: 'refund_not_decidable',
  },
  listTransferPackages: member(listTransferPackages, mayReadMoney, eventOf),
  prepareTransferPackage: {
    ...member(prepareTransferPackage, mayMoveMoney, (ids) => ({
      ...eventOf(ids),
      body: { refunds: [ids.registrationId], from: '61 1090 1014 0000 0712 1981 2874' },
    })),
    // That is no refund.
    refused: 'changed_meanwhile',
  },
  getTransferPackage: ofPackage(
    member(getTransferPackage, mayReadMoney, (ids) => packageOf(ids, ids.packageId)),
    'packageId',
  ),
  confirmTransferPackage: ofPackage(
    member(confirmTransferPackage, mayMoveMoney, (ids) => ({ ...packageOf(ids, ids.packageId), body: {} })),
    'packageId',
  ),
  exportTransferPackage: ofPackage(
    member(exportTransferPackage, mayMoveMoney, (ids) => ({
      ...packageOf(ids, ids.packageId),
      query: { format: 'csv' as const },
    })),
    'packageId',
  ),
  sendTransferPackage: ofPackage(
    member(sendTransferPackage, mayMoveMoney, (ids) => ({ ...packageOf(ids, ids.sentPackageId), body: {} })),
    'sentPackageId',
  ),
  withdrawTransferPackage: ofPackage(
    member(withdrawTransferPackage, mayMoveMoney, (ids) => ({
      ...packageOf(ids, ids.withdrawnPackageId),
      body: {},
    })),
    'withdrawnPackageId',
  ),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
