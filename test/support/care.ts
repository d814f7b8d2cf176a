import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { assignCarer, getStaff, putStaffPerson, recordStaffCheck, removeCarer } from '#contract/staff.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { REQUIRED_KINDS } from '#domain/staff/check-standing.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { childOrder, dayCamp } from './documents.ts'
import { register, type TestSite } from './site.ts'

export const TODAY = Temporal.Now.zonedDateTimeISO('Europe/Warsaw').toPlainDate()
/** Of the camp. */
export const LAST_DAY = TODAY.add({ days: 12 })

/** A day camp that begins soon, in two groups. */
export const soonInGroups = (): EventDefinitionInput => ({
  ...dayCamp(),
  dates: { start: TODAY.add({ days: 10 }).toString(), end: LAST_DAY.toString() },
  questions: [],
  groups: [
    { id: 'bobry', name: 'Bobry' },
    { id: 'wydry', name: 'Wydry' },
  ],
})

/** A parent and a child of a group. */
export async function registerChild(site: TestSite, family: string, group: string) {
  const order = await childOrder(site, family, false)
  const people = order.draft.people.map((person) => ({ ...person, answers: {}, group }))
  return register(site, { ...order, draft: { ...order.draft, people } })
}

/** What a member does with the staff of a test site. */
export function careOf({ account, event }: Pick<TestSite, 'account' | 'event'>, client: Client) {
  const params = { accountId: account, eventId: event }
  const check = (
    personId: string,
    more: Partial<BodyInputOf<typeof recordStaffCheck>>,
    checkId: string = randomUUID(),
  ) =>
    client.ask(recordStaffCheck, {
      params: { ...params, personId, checkId },
      body: {
        ...{ kind: 'sexual_offences', name: '', checkedOn: TODAY.toString(), validUntil: null, note: '' },
        ...more,
      },
    })
  return {
    staff: async () => outputOf(getStaff, await client.ask(getStaff, { params })),
    add: async (lastName: string, personId: string = randomUUID()) => {
      const body = { firstName: 'Ala', lastName, role: 'wychowawczyni', phone: '600 100 200' }
      outputOf(putStaffPerson, await client.ask(putStaffPerson, { params: { ...params, personId }, body }))
      return personId
    },
    check,
    assign: (personId: string, group: string | null) =>
      client.ask(assignCarer, { params: { ...params, personId }, body: { group } }),
    /** Both required checks, without an end. */
    clear: async (personId: string) => {
      for (const kind of REQUIRED_KINDS) outputOf(recordStaffCheck, await check(personId, { kind }))
    },
    remove: (personId: string, group: string | null) =>
      client.ask(removeCarer, { params: { ...params, personId }, body: { group } }),
  }
}
