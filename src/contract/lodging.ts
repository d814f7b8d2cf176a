import { z } from 'zod'
import { boardQuestion } from './choice-questions.ts'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Rooms and vehicles of an event, and who is in which. */

const event = z.strictObject({ accountId: id, eventId: id })
/** 'rooms', or the item of the event whose takers a vehicle carries. */
const scope = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
const optionalText = (max: number) => z.string().trim().max(max)

const space = z.strictObject({
  id,
  scope,
  /** The house of a room; empty: none. */
  house: optionalText(80),
  name: textOf(1, 60),
  /** Beds or seats. */
  places: z.number().int().min(1).max(500),
  /** Of these, for the staff. */
  kept: z.number().int().min(0).max(499),
  sexes: z.enum(['women', 'men', 'family', 'any']),
  /** The choice that its people have made; null: for everybody. */
  kind: z.strictObject({ item: textOf(1, 60), option: textOf(1, 60) }).nullable(),
  note: optionalText(200),
})

const person = z.strictObject({
  id,
  registrationId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** On the first day of the event. */
  age: z.number().int().nullable(),
  sex: z.enum(['MALE', 'FEMALE']).nullable(),
  group: z.string().nullable(),
  wish: z.string().nullable(),
  /** The key for a room that the registration has given to others, or got from them. */
  key: z.string().nullable(),
  /** The options that were chosen, each as 'item/option'. */
  kinds: z.array(z.string()),
  phone: z.string(),
  /** By scope, the id of a room or vehicle. */
  spaces: z.record(z.string(), id),
})

const named = z.strictObject({ id: z.string(), name: z.string() })

const board = z.strictObject({
  people: z.array(person),
  spaces: z.array(
    space.extend({
      /** Since somebody who was here has resigned or chosen something else; null: nobody has. */
      freedAt: instant.nullable(),
    }),
  ),
  /** What vehicles can be for: extras that carry people. */
  routes: z.array(named.extend({ stops: z.array(named) })),
  /** What rooms can be for, each as 'item/option'. */
  kinds: z.array(
    named.extend({
      /** Chosen once for a registration: the whole room is paid for, so its people live alone. */
      whole: z.boolean(),
    }),
  ),
  /** Who of the staff has care of a room or vehicle, or of all rooms of a house. */
  carers: z.array(
    z.strictObject({
      /** Null: of the house. */
      space: id.nullable(),
      house: z.string(),
      name: z.string(),
      /** Empty for those who may not edit registrations. */
      phone: z.string(),
      /** A required check is missing or ends before the event: they have care of nobody. Shown to the same alone. */
      isBlocked: z.boolean(),
    }),
  ),
  /** Questions whose answer may say with whom somebody wants to live. */
  questions: z.array(named),
  wishQuestion: z.string().nullable(),
  /** Stops and kinds of rooms that were withdrawn after people had chosen them, as long as somebody has them. */
  withdrawn: z.array(z.strictObject({ scope: z.string(), kind: z.string(), name: z.string() })),
  /** What people were asked and have not answered, and answers that are not settled. */
  asked: z.array(boardQuestion),
  /** What the people know of it, by scope. */
  published: z.array(
    z.strictObject({
      scope: z.string(),
      /** When it was published first; null: never. */
      at: instant.nullable(),
      /** People who would see theirs for the first time. */
      first: z.number().int(),
      /** People to whom something else was published, and the registrations that would get a message. */
      changed: z.number().int(),
      messages: z.number().int(),
      /** Other registrations, whose people would all see theirs for the first time. */
      firstMessages: z.number().int(),
    }),
  ),
})

export const getLodging = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/lodging',
  summary: 'Rooms and vehicles of an event, and who is in which',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: board,
  status: 200,
  refusals: ['not_found'],
})

/** Adds rooms or vehicles, and changes those whose ids are known; all of them or none. */
export const saveSpaces = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/spaces',
  summary: 'Add or change rooms or vehicles',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ spaces: z.array(space).min(1).max(500) }),
  output: board,
  status: 200,
  refusals: ['not_found', 'name_taken', 'space_full'],
})

export const deleteSpace = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/spaces/:spaceId',
  summary: 'Delete an empty room or vehicle',
  audience: 'member',
  params: event.extend({ spaceId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found', 'space_in_use'],
})

/** Moves people, all of them or none; `space` null: out of their room or vehicle. */
export const movePeople = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/moves',
  summary: 'Put people into rooms or vehicles',
  audience: 'member',
  params: event,
  query: noParams,
  body: z
    .strictObject({
      scope,
      moves: z
        .array(z.strictObject({ people: z.array(id).min(1).max(500), space: id.nullable() }))
        .min(1)
        .max(1_000),
    })
    .refine(({ moves }) => {
      const all = moves.flatMap(({ people }) => people)
      return new Set(all).size === all.length
    }),
  output: board,
  status: 200,
  refusals: ['not_found', 'space_full'],
})

/** Says which question holds the wish with whom to live; null: none. */
export const putWishQuestion = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/wish-question',
  summary: 'Name the question that holds wishes',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ question: z.string().max(40).nullable() }),
  output: board,
  status: 200,
  refusals: ['not_found'],
})

/** Shows people their rooms or vehicles; people to whom something else was published before get a message, the others by `mailFirst`. */
export const publishSpaces = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/publication',
  summary: 'Publish who is in which room or vehicle',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ scope, mailFirst: z.boolean() }),
  output: board,
  status: 200,
  refusals: ['not_found'],
})
