import { collectionsApi } from './collections.ts'
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
} from './money.ts'
import {
  confirmTransferPackage,
  exportTransferPackage,
  getTransferPackage,
  listTransferPackages,
  prepareTransferPackage,
  sendTransferPackage,
  withdrawTransferPackage,
} from './packages.ts'
import { askRefundAccount, typeRefundAccount } from './refunds.ts'

/** The endpoints of the page of payments, and of collections. */
export const moneyApi = {
  ...collectionsApi,
  getMoney,
  listPayments,
  sumPayments,
  listBalances,
  listMoneyDoubts,
  settleMoneyDoubt,
  returnSurplus,
  listSamePayer,
  moveSurplus,
  typeRefundAccount,
  askRefundAccount,
  listTransferPackages,
  prepareTransferPackage,
  getTransferPackage,
  confirmTransferPackage,
  exportTransferPackage,
  sendTransferPackage,
  withdrawTransferPackage,
} as const
