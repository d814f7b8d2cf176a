import type { z } from 'zod'
import { listTransferPackages } from '#contract/packages.ts'
import type { PackageRow } from './packages.queries.ts'

const state = listTransferPackages.output.shape.packages.element.shape.state

/** A package field by field. @param self the member who looks */
export function packageView(
  row: PackageRow,
  self: string | null,
): z.input<typeof listTransferPackages.output>['packages'][number] {
  return {
    id: row.transferPackageId,
    state: state.parse(row.state),
    fromEnd: row.fromAccount.slice(-4),
    ...{ amount: row.amount, transfers: row.transfers },
    preparedBy: row.preparer,
    preparedAt: row.preparedAt.toString(),
    needsSecond: row.needsSecond,
    confirmedBy: row.confirmedBy,
    needsOther: row.needsSecond && row.confirmedAt === null && row.preparedBy === self,
    endedBy: row.endedBy,
    endedAt: row.endedAt?.toString() ?? null,
  }
}
