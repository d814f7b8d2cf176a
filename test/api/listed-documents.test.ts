import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countRows, exportList, getListFields, listRows, saveView } from '#contract/lists.ts'
import { getOfficeJob, prepareBulkAction } from '#contract/office-jobs.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { publishEvent } from '#server/features/events/publishing/publish-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { CONSENT, childOrder, dayCamp, documentsOf, withdrawConsent } from '#test/support/documents.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** How documents stand, as columns and conditions of the lists, and in what is done to many. */

let site: TestSite
let staff: Client
let office: ReturnType<typeof documentsOf>

/** A certificate about health, which only who edits registrations sees. */
const HEALTH = {
  ...CONSENT,
  ...{ id: 'health', label: 'Zaświadczenie lekarskie', seenBy: ['editRegistrations' as const] },
}

function definition(): EventDefinitionInput {
  const camp = dayCamp()
  return { ...camp, questions: [...(camp.questions ?? []), HEALTH] }
}

const publish = (next: EventDefinitionInput) =>
  asTenant(site, (ctx) => publishEvent(ctx, { eventId: site.event, definition: next }))

const made: Record<string, Registered> = {}
beforeAll(async () => {
  site = await startTestSite({ definition: definition() })
  staff = (await staffOf(site)).client
  office = documentsOf(site, staff)
  for (const [family, withFile] of [
    ['Brak', false],
    ['Dostarczona', true],
    ['Odrzucona', true],
    ['Sprawdzona', true],
    ['Wycofana', true],
  ] as const)
    made[family] = await register(site, await childOrder(site, family, withFile))
  const filesOf = async (family: string) =>
    (await office.queue()).documents
      .filter(({ registrationId }) => registrationId === made[family]?.id)
      .flatMap(({ files }) => files.map(({ id }) => id))
  await decide('Odrzucona', { files: await filesOf('Odrzucona'), state: 'rejected', reason: 'Brak podpisu' })
  await decide('Sprawdzona', { files: await filesOf('Sprawdzona') })
  await withdrawConsent(site, of('Wycofana'))
}, 120_000)
afterAll(() => site?.[Symbol.asyncDispose]())

function of(family: string): Registered {
  const found = made[family]
  if (found === undefined) throw new Error(`There is no family ${family}.`)
  return found
}
async function decide(family: string, decision: Parameters<typeof office.decide>[1]): Promise<void> {
  expect(await office.decide(of(family).id, decision)).toMatchObject({ status: 204 })
}

const event = () => ({ accountId: site.account, eventId: site.event })
const listed = (list: 'people' | 'registrations') => ({ ...event(), list })
async function names(conditions: string, list: 'people' | 'registrations' = 'people') {
  const answer = await staff.ask(listRows, { params: listed(list), query: { conditions } })
  return outputOf(listRows, answer).rows.map(({ title }) => title)
}
const FAMILIES = [
  ['missing', 'Brak'],
  ['delivered', 'Dostarczona'],
  ['rejected', 'Odrzucona'],
  ['checked', 'Sprawdzona'],
  ['withdrawn', 'Wycofana'],
] as const

test.each(FAMILIES)(
  'people whose consent is %s are found, and their registrations',
  async (state, family) => {
    expect(await names(`document.consent:${state}`)).toEqual([`Kacper ${family}`])
    expect(await names(`document.consent:${state}`, 'registrations')).toEqual([of(family).number])
    const query = { conditions: `document.consent:${state},age:0-17` }
    const { count } = outputOf(countRows, await staff.ask(countRows, { params: listed('people'), query }))
    expect(count).toBe(1)
  },
)

test('several states are found together, and an adult of whom nothing is asked in none', async () => {
  expect(await names('document.consent:missing|rejected|withdrawn')).toEqual([
    'Kacper Brak',
    'Kacper Odrzucona',
    'Kacper Wycofana',
  ])
  const all = await names('document.consent:missing|delivered|checked|rejected|withdrawn')
  expect(all).toHaveLength(FAMILIES.length)
})

test('a condition on any document looks at each', async () => {
  // Nobody has brought a certificate about health.
  expect(await names('documents:missing')).toHaveLength(FAMILIES.length)
  expect(await names('documents:checked')).toEqual(['Kacper Sprawdzona'])
})

test('the columns show the state, the reason of a rejection, and of a registration how many', async () => {
  const cellsOf = async (list: 'people' | 'registrations', family: string) => {
    const query = { columns: 'document.consent', search: family }
    const { rows } = outputOf(listRows, await staff.ask(listRows, { params: listed(list), query }))
    return rows.map(({ title, cells }) => [title, cells[0]])
  }
  expect(await cellsOf('people', 'Odrzucona')).toEqual([
    [
      'Kacper Odrzucona',
      { kind: 'documents', value: [{ state: 'rejected', count: 1, reason: 'Brak podpisu' }] },
    ],
    ['Renata Odrzucona', null],
  ])
  expect(await cellsOf('registrations', 'Sprawdzona')).toEqual([
    [of('Sprawdzona').number, { kind: 'documents', value: [{ state: 'checked', count: 1, reason: '' }] }],
  ])
})

test('a file has the state in words', async () => {
  const query = { format: 'csv' as const, columns: 'document.consent', conditions: 'documents:missing' }
  const answer = await staff.ask(exportList, { params: listed('people'), query })
  expect(answer.text).toContain('Nazwisko;Imię;Zgoda rodzica')
  expect(answer.text).toContain('Odrzucona;Kacper;Odrzucona: Brak podpisu')
  expect(answer.text).toContain('Brak;Kacper;Brak')
})

test('a view keeps the condition, and what is done to many is done to whom it finds', async () => {
  const conditions = 'document.consent:missing'
  const view = { name: 'Bez zgody', search: { warunki: conditions }, shared: true }
  outputOf(saveView, await staff.ask(saveView, { params: listed('people'), body: view }))
  const action = { kind: 'tag' as const, add: ['zadzwonić'], remove: [] }
  const body = { list: 'people' as const, rows: null, conditions, action }
  const { id: jobId } = outputOf(
    prepareBulkAction,
    await staff.ask(prepareBulkAction, { params: event(), body }),
  )
  const job = outputOf(getOfficeJob, await staff.ask(getOfficeJob, { params: { ...event(), jobId } }))
  expect(job).toMatchObject({ rows: 1 })
})

describe('a document that not everybody sees', () => {
  const asRole = (role: string) => asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1', [role])

  test('is no column and no condition for who does not', async () => {
    await asRole('finance')
    const fields = outputOf(getListFields, await staff.ask(getListFields, { params: listed('people') }))
    const keys = [...fields.columns, ...fields.filters].map(({ key }) => key)
    expect(keys).toContain('document.consent')
    expect(keys).not.toContain('document.health')
    expect(keys).not.toContain('documents')
    const ask = (query: object) => staff.ask(listRows, { params: listed('people'), query })
    problemOf('invalid_input', await ask({ conditions: 'document.health:missing' }))
    problemOf('invalid_input', await ask({ conditions: 'documents:missing' }))
    problemOf('invalid_input', await ask({ columns: 'document.health' }))
    await asRole('owner')
  })

  test('is looked at with an entry in the journal', async () => {
    await names('document.health:missing')
    const looks = await asOwner<{ answers: string[] }>(
      site.server.databaseUrl,
      `SELECT details->'answers' AS answers FROM audit_entry WHERE action = 'list.answers_seen'`,
    )
    expect(looks.flatMap(({ answers }) => answers)).toContain('Zaświadczenie lekarskie')
  })
})

test('a file that the staff remove leaves a document missing, at the next look', async () => {
  expect(await names('document.consent:delivered')).toEqual(['Kacper Dostarczona'])
  await asOwner(site.server.databaseUrl, 'DELETE FROM file WHERE registration_id = $1', [
    of('Dostarczona').id,
  ])
  expect(await names('document.consent:delivered')).toEqual([])
  expect(await names('document.consent:missing')).toEqual(['Kacper Brak', 'Kacper Dostarczona'])
})

test('what is asked only when the rules are published again is found without making the rows anew', async () => {
  const { questions = [] } = definition()
  await publish({
    ...definition(),
    questions: questions.map((each) =>
      each.id === HEALTH.id ? { ...HEALTH, files: { ...HEALTH.files, toCheck: false } } : each,
    ),
  })
  problemOf(
    'invalid_input',
    await staff.ask(listRows, {
      params: listed('people'),
      query: { conditions: 'document.health:missing' },
    }),
  )
  await publish(definition())
  expect(await names('document.health:missing')).toHaveLength(FAMILIES.length)
})
