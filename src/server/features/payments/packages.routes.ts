import * as contract from '#contract/packages.ts'
import { mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { confirmPackage } from './packages/confirm-package.ts'
import { exportPackage } from './packages/export-package.ts'
import { getPackage } from './packages/get-package.ts'
import { listPackages } from './packages/list-packages.ts'
import { preparePackage } from './packages/prepare-package.ts'
import { sendPackage } from './packages/send-package.ts'
import { withdrawPackage } from './packages/withdraw-package.ts'

export const packageRoutes = {
  listTransferPackages: memberRoute(
    contract.listTransferPackages,
    mayReadMoney,
    ({ ctx, params, query, role }) =>
      listPackages(ctx, { ...params, ...query, withAccounts: mayMoveMoney(role) }),
  ),
  prepareTransferPackage: memberRoute(
    contract.prepareTransferPackage,
    mayMoveMoney,
    ({ ctx, params, body }) => preparePackage(ctx, { ...params, ...body }),
  ),
  getTransferPackage: memberRoute(contract.getTransferPackage, mayReadMoney, ({ ctx, params }) =>
    getPackage(ctx, params),
  ),
  confirmTransferPackage: memberRoute(
    contract.confirmTransferPackage,
    mayMoveMoney,
    async ({ ctx, params }) => {
      await confirmPackage(ctx, params)
      return undefined
    },
  ),
  exportTransferPackage: memberRoute(contract.exportTransferPackage, mayMoveMoney, ({ ctx, params, query }) =>
    exportPackage(ctx, { ...params, ...query }),
  ),
  sendTransferPackage: memberRoute(contract.sendTransferPackage, mayMoveMoney, async ({ ctx, params }) => {
    await sendPackage(ctx, params)
    return undefined
  }),
  withdrawTransferPackage: memberRoute(
    contract.withdrawTransferPackage,
    mayMoveMoney,
    async ({ ctx, params }) => {
      await withdrawPackage(ctx, params)
      return undefined
    },
  ),
} as const
