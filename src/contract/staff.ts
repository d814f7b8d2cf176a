import { z } from 'zod'
import { phone } from '#domain/form/fields/phone.ts'
import { CHECK_KINDS, REQUIRED_KINDS } from '#domain/staff/check-standing.ts'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'

/** People who have care of minors: what was checked about them, and of which groups they have care. */

const event = z.strictObject({ accountId: id, eventId: id })
const person = event.extend({ personId: id })
/** Of the definition; null: all groups. */
const group = z.string().min(1).max(60).nullable()

const check = z.strictObject({
  kind: z.enum(CHECK_KINDS),
  /** What was checked, of the kind 'other'; otherwise ''. */
  name: textOf(0, 80),
  checkedOn: z.iso.date(),
  /** The last day on which it is valid; null: without an end. */
  validUntil: z.iso.date().nullable(),
  note: textOf(0, 300),
})

/** A group, a room or vehicle, or all rooms of a house. */
const place = z.union([
  z.strictObject({ group }),
  z.strictObject({ space: id }),
  z.strictObject({ house: textOf(1, 80) }),
])

const standing = z.enum(['missing', 'expired', 'expiring', 'valid'])

const staffCheck = check.extend({
  id,
  checkedBy: z.string(),
  recordedAt: instant,
  /** The newest of its kind and name: the one that holds. */
  isCurrent: z.boolean(),
  standing,
  /** Until its end; negative: it is over; null: it has none. */
  daysLeft: z.number().int().nullable(),
})

const carer = z.strictObject({
  personId: id,
  standing: z.enum(['valid', 'expiring', 'blocked']),
  assignedBy: z.string(),
  assignedAt: instant,
})

export const getStaff = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/staff',
  summary: 'People who have care of minors, and of which groups',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** Of the event: until then a carer needs a valid check; null while it is not known. */
    lastDay: z.iso.date().nullable(),
    /** Of the whole account, by surname. */
    people: z.array(
      z.strictObject({
        id,
        firstName: z.string(),
        lastName: z.string(),
        role: z.string(),
        phone: z.string(),
        /** Required checks that are not valid until the event is over; of none they may be assigned. */
        lacks: z.array(z.strictObject({ kind: z.enum(REQUIRED_KINDS), until: z.iso.date().nullable() })),
        /** The newest first. */
        checks: z.array(staffCheck),
      }),
    ),
    /** All groups first; empty until the event is published. */
    groups: z.array(
      z.strictObject({
        id: group,
        name: z.string(),
        minors: z.number().int(),
        carers: z.array(carer),
        lacksCarer: z.boolean(),
      }),
    ),
    /** Houses, rooms and vehicles. */
    places: z.array(
      z.strictObject({
        place: z.union([z.strictObject({ space: id }), z.strictObject({ house: z.string() })]),
        name: z.string(),
        carers: z.array(carer),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Adds somebody under an id that the caller has made, or changes who has it. */
export const putStaffPerson = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/staff/:personId',
  summary: 'Add or change somebody who has care of minors',
  audience: 'member',
  params: person,
  query: noParams,
  body: z.strictObject({
    firstName: textOf(1, 60),
    lastName: textOf(1, 60),
    role: textOf(1, 80),
    phone: formField(phone),
  }),
  output: none,
  status: 204,
  refusals: ['not_found', 'too_many_staff'],
})

/** With all checks and assignments, also to other events. */
export const deleteStaffPerson = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/staff/:personId',
  summary: 'Delete somebody who has had care of minors',
  audience: 'member',
  params: person,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

/** The member who asks has checked; repeated under the same id it changes nothing. */
export const recordStaffCheck = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/staff/:personId/checks/:checkId',
  summary: 'Record that somebody was checked and nothing was found',
  audience: 'member',
  params: person.extend({ checkId: id }),
  query: noParams,
  body: check
    .refine(({ kind, name }) => (kind === 'other') === (name !== ''), {
      ...{ error: 'Napisz, co sprawdzono.', path: ['name'] },
    })
    .refine(({ checkedOn, validUntil }) => validUntil === null || validUntil >= checkedOn, {
      ...{ error: 'Ten dzień jest przed dniem sprawdzenia.', path: ['validUntil'] },
    }),
  output: none,
  status: 204,
  refusals: ['not_found', 'invalid_input', 'too_many_staff'],
})

/** One that was recorded by mistake. */
export const deleteStaffCheck = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/staff/:personId/checks/:checkId',
  summary: 'Delete a check of somebody who has care of minors',
  audience: 'member',
  params: person.extend({ checkId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

/**
 * Who has not every required check valid until the last day of the event is refused, whoever asks. Repeated it changes
 * nothing.
 */
export const assignCarer = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/staff/:personId/assignments',
  summary: 'Give somebody the care of a group, a room, a house or a vehicle',
  audience: 'member',
  params: person,
  query: noParams,
  body: place,
  output: none,
  status: 204,
  refusals: ['not_found', 'carer_not_checked'],
})

/** Who had none is as good as removed. */
export const removeCarer = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/staff/:personId/removals',
  summary: 'Take the care of a group, a room, a house or a vehicle from somebody',
  audience: 'member',
  params: person,
  query: noParams,
  body: place,
  output: none,
  status: 204,
  refusals: ['not_found'],
})
