import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, getListFields, listRows, saveView } from '#contract/lists.ts'
import { putRegistrationNote } from '#contract/office-changes.ts'
import { getOfficeJob, prepareBulkAction } from '#contract/office-jobs.ts'
import { writeConditions } from '#domain/lists/conditions.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The tags of the staff as a condition of lists, of what is done to many, and of a saved view. */

/** Signs that mean something to an address, to the conditions in it, or to the index. */
const ODD = "o'Ola\\ | 50%, (góra):*"

let site: TestSite
let staff: Client
let tagged: Registered
let both: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 100 }) })
  staff = await signIn(site.server.port, 'danuta-wrona')
  tagged = await register(site, orderOf('ewa', 'jan'))
  both = await register(site, orderOf('ola'))
  await register(site, orderOf('iza'))
  await tag(tagged, 'Chór')
  await tag(both, 'Chór', ODD)
})
afterAll(() => site[Symbol.asyncDispose]())

const event = () => ({ accountId: site.account, eventId: site.event })
const of = (list: 'people' | 'registrations') => ({ ...event(), list })

async function tag({ id }: Registered, ...tags: string[]): Promise<void> {
  const params = { ...event(), registrationId: id }
  outputOf(putRegistrationNote, await staff.ask(putRegistrationNote, { params, body: { text: '', tags } }))
}

const conditionsOf = (...values: string[]) => writeConditions([{ key: 'tag', values }])
async function titles(list: 'people' | 'registrations', ...values: string[]) {
  const query = { conditions: conditionsOf(...values), columns: 'tags' }
  const { rows } = outputOf(listRows, await staff.ask(listRows, { params: of(list), query }))
  return rows.map(({ title }) => title)
}
const tagFilter = async () => {
  const { filters } = outputOf(getListFields, await staff.ask(getListFields, { params: of('people') }))
  return filters.find(({ key }) => key === 'tag')
}

test('people and registrations are found by a tag, also by one of odd signs', async () => {
  expect(await titles('registrations', 'Chór')).toHaveLength(2)
  expect(await titles('people', 'Chór')).toEqual(['ewa Mazur', 'jan Mazur', 'ola Mazur'])
  expect(await titles('people', ODD)).toEqual(['ola Mazur'])
  expect(await titles('people', ODD, 'Chór')).toHaveLength(3)
  expect(await titles('people', 'chór')).toEqual([])
  const query = { conditions: `${conditionsOf('Chór')},extra.coach:+` }
  expect(outputOf(countRows, await staff.ask(countRows, { params: of('people'), query })).count).toBe(0)
})

test('the tags of the event can be chosen, and a column shows them', async () => {
  expect(await tagFilter()).toEqual({
    ...{ key: 'tag', label: 'etykieta' },
    options: [
      { value: 'Chór', label: 'Chór' },
      { value: ODD, label: ODD },
    ],
  })
  const asked = { params: of('registrations'), query: { conditions: conditionsOf(ODD), columns: 'tags' } }
  const { rows } = outputOf(listRows, await staff.ask(listRows, asked))
  expect(rows.map(({ cells }) => cells)).toEqual([[{ kind: 'text', value: `Chór, ${ODD}` }]])
})

test('what is done to many is done to those with the tag, and a view keeps it', async () => {
  const action = { kind: 'prolong' as const, until: '2031-05-01', tell: false }
  const body = { list: 'people' as const, rows: null, conditions: conditionsOf('Chór'), action }
  const { id: jobId } = outputOf(
    prepareBulkAction,
    await staff.ask(prepareBulkAction, { params: event(), body }),
  )
  const job = outputOf(getOfficeJob, await staff.ask(getOfficeJob, { params: { ...event(), jobId } }))
  expect(job).toMatchObject({ rows: 2, heads: 3 })
  const view = { name: 'Chórzyści', search: { warunki: conditionsOf('Chór') }, shared: true }
  outputOf(saveView, await staff.ask(saveView, { params: of('people'), body: view }))
})

test('a tag that is taken away finds nobody any more, and is no choice where nobody has one', async () => {
  await tag(both, ODD)
  expect(await titles('people', 'Chór')).toEqual(['ewa Mazur', 'jan Mazur'])
  await tag(both)
  await tag(tagged)
  expect(await titles('people', 'Chór', ODD)).toEqual([])
  expect(await tagFilter()).toBeUndefined()
})
