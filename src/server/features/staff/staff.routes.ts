import * as contract from '#contract/staff.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { assignCarer } from './assign-carer.ts'
import { deleteCheck } from './delete-check.ts'
import { deletePerson } from './delete-person.ts'
import { getStaff } from './get-staff.ts'
import { recordCheck } from './record-check.ts'
import { removeCarer } from './remove-carer.ts'
import { savePerson } from './save-person.ts'

/** People who have care of minors. */
export const staffRoutes = {
  getStaff: memberRoute(contract.getStaff, mayEditRegistrations, ({ ctx, params }) =>
    getStaff(ctx, params.eventId),
  ),
  putStaffPerson: memberRoute(
    contract.putStaffPerson,
    mayEditRegistrations,
    async ({ ctx, params: { eventId, personId }, body }) => {
      await savePerson(ctx, { ...body, eventId, id: personId })
      return undefined
    },
  ),
  deleteStaffPerson: memberRoute(
    contract.deleteStaffPerson,
    mayEditRegistrations,
    async ({ ctx, params }) => {
      await deletePerson(ctx, params)
      return undefined
    },
  ),
  recordStaffCheck: memberRoute(
    contract.recordStaffCheck,
    mayEditRegistrations,
    async ({ ctx, params: { eventId, personId, checkId }, body }) => {
      await recordCheck(ctx, { ...body, eventId, personId, id: checkId })
      return undefined
    },
  ),
  deleteStaffCheck: memberRoute(contract.deleteStaffCheck, mayEditRegistrations, async ({ ctx, params }) => {
    await deleteCheck(ctx, params)
    return undefined
  }),
  assignCarer: memberRoute(contract.assignCarer, mayEditRegistrations, async ({ ctx, params, body }) => {
    await assignCarer(ctx, { ...params, place: body })
    return undefined
  }),
  removeCarer: memberRoute(contract.removeCarer, mayEditRegistrations, async ({ ctx, params, body }) => {
    await removeCarer(ctx, { ...params, place: body })
    return undefined
  }),
} as const
