import { z } from 'zod'
import { id, none, noParams, registrationState } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The people of each group, for a group leader only of the groups that they lead: names and states, no contact. */
export const listGroupPeople = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/groups',
  summary: 'People of the groups of an event',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id }),
  query: noParams,
  body: none,
  output: z.strictObject({
    groups: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        people: z.array(z.strictObject({ id, name: z.string(), state: registrationState })),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})
