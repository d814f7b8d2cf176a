import { createScan as createContract, listScans as listContract } from '#contract/check-in.ts'
import { mayCheckIn } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { createScan } from './create-scan.ts'
import { listScans } from './list-scans.ts'

export const createScanRoute = memberRoute(createContract, mayCheckIn, ({ ctx, params, body, role }) =>
  createScan(ctx, { ...params, ...body, role }),
)

export const listScansRoute = memberRoute(listContract, mayCheckIn, ({ ctx, params }) =>
  listScans(ctx, params.eventId),
)
