import { randomUUID } from 'node:crypto'
import {
  assignCarer,
  deleteStaffCheck,
  deleteStaffPerson,
  getStaff,
  putStaffPerson,
  recordStaffCheck,
  removeCarer,
} from '#contract/staff.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { type Ids, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })
/** Nobody of the staff has this id. */
const nobodyOf = (ids: Ids) => ({ ...eventOf(ids), personId: ids.registrationId })
const refused = 'not_found' as const

const CHECK = {
  kind: 'sexual_offences' as const,
  name: '',
  checkedOn: '2026-01-05',
  validUntil: null,
  note: '',
}

/** How the endpoints of people who have care of minors are called. */
export const STAFF_WAYS = {
  getStaff: member(getStaff, mayEditRegistrations, (ids) => ({ params: eventOf(ids) })),
  putStaffPerson: member(putStaffPerson, mayEditRegistrations, (ids) => ({
    params: { ...eventOf(ids), personId: randomUUID() },
    body: { firstName: 'Ala', lastName: 'Nowicka', role: 'wychowawczyni', phone: '600 100 200' },
  })),
  deleteStaffPerson: {
    ...member(deleteStaffPerson, mayEditRegistrations, (ids) => ({ params: nobodyOf(ids) })),
    refused,
  },
  recordStaffCheck: {
    ...member(recordStaffCheck, mayEditRegistrations, (ids) => ({
      params: { ...nobodyOf(ids), checkId: randomUUID() },
      body: CHECK,
    })),
    refused,
  },
  deleteStaffCheck: {
    ...member(deleteStaffCheck, mayEditRegistrations, (ids) => ({
      params: { ...nobodyOf(ids), checkId: randomUUID() },
    })),
    refused,
  },
  assignCarer: {
    ...member(assignCarer, mayEditRegistrations, (ids) => ({
      params: nobodyOf(ids),
      body: { group: null },
    })),
    refused,
  },
  removeCarer: {
    ...member(removeCarer, mayEditRegistrations, (ids) => ({ params: nobodyOf(ids), body: { group: null } })),
    refused,
  },
} as const
