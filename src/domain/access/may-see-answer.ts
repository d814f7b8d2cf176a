import type { Question } from '../event/definition/definition.ts'
import {
  mayApproveRegistrations,
  mayCheckIn,
  mayEditEvents,
  mayEditRegistrations,
  mayReadMoney,
  type Role,
} from './rights.ts'

const RIGHTS: Readonly<Record<NonNullable<Question['seenBy']>[number], (role: Role) => boolean>> = {
  editEvents: mayEditEvents,
  editRegistrations: mayEditRegistrations,
  approveRegistrations: mayApproveRegistrations,
  money: mayReadMoney,
  checkIn: mayCheckIn,
}

/** Whether somebody of the staff who may see a registration may see its answer to a question. */
export const maySeeAnswer = (role: Role, { seenBy }: Pick<Question, 'seenBy'>): boolean =>
  seenBy === undefined || seenBy.some((right) => RIGHTS[right](role))
