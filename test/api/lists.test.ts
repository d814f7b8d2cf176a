import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { listJournal } from '#contract/journal.ts'
import { countRows, deleteView, getListFields, listRows, listViews, saveView } from '#contract/lists.ts'
import { hold } from '#test/races/hold.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { familyOrder, kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner, runSweep } from '#test/support/owner.ts'
import { letExpire, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The lists of the office: what they find, in which order, and what they show to whom. */

let site: TestSite
let owner: Client
let family: Registered
let single: Registered

const illness = { of: 'person', type: 'text', id: 'illness', label: 'Choroby', seenBy: ['editRegistrations'] }

beforeAll(async () => {
  const definition = await kielceDefinition()
  const questions = Array.isArray(definition.questions) ? definition.questions : []
  site = await startTestSite({ definition: { ...definition, questions: [...questions, illness] } })
  owner = await signIn(site.server.port, 'danuta-wrona')
  family = await register(site)
  const order = singleOrder()
  const [person] = order.draft.people
  if (person === undefined) throw new Error('nobody registers')
  single = await register(site, {
    ...order,
    draft: {
      ...order.draft,
      people: [{ ...person, firstName: 'Łucja', lastName: 'Żółć', answers: { illness: 'astma' } }],
    },
    contact: { firstName: 'Łucja', lastName: 'Żółć', email: 'lucja@example.org', phone: '+48 600 777 318' },
  })
})
afterAll(() => site[Symbol.asyncDispose]())

const of = (list: 'people' | 'registrations') => ({ accountId: site.account, eventId: site.event, list })

async function rowsOf(list: 'people' | 'registrations', query: z.input<typeof listRows.query> = {}) {
  return outputOf(listRows, await owner.ask(listRows, { params: of(list), query })).rows
}
const titles = async (...asked: Parameters<typeof rowsOf>) =>
  (await rowsOf(...asked)).map(({ title }) => title)

test('people stand in Polish order, whoever has registered them, with the columns that are asked for', async () => {
  expect(await titles('people')).toEqual([
    'Anna Kopeć',
    'Jan Kopeć',
    'Piotr Kopeć',
    'Zofia Kopeć',
    'Łucja Żółć',
  ])
  expect(await titles('people', { order: 'down' })).toEqual((await titles('people')).toReversed())
  const [anna] = await rowsOf('people', { columns: 'group,state,paid,ticket,total,number' })
  expect(anna?.cells).toEqual([
    { kind: 'text', value: 'Wyjazd z Wiślicy' },
    { kind: 'state', value: 'awaiting_payment' },
    { kind: 'paid', value: 'unpaid' },
    { kind: 'ticket', value: 'none' },
    { kind: 'money', value: 84_000 },
    { kind: 'text', value: family.number },
  ])
})

test('a word is found by its beginning without diacritics, a number, an address and the end of a phone whole', async () => {
  expect(await titles('people', { search: 'zol' })).toEqual(['Łucja Żółć'])
  expect(await titles('people', { search: 'kop PIO' })).toEqual(['Piotr Kopeć'])
  expect(await titles('people', { search: 'opec' })).toEqual([])
  expect(await titles('people', { search: single.number })).toEqual(['Łucja Żółć'])
  expect(await titles('people', { search: 'lucja@ex' })).toEqual(['Łucja Żółć'])
  expect(await titles('people', { search: '777 318' })).toEqual(['Łucja Żółć'])
  expect(await titles('people', { search: "o'\\ | !" })).toEqual([])
  expect(await titles('registrations', { search: 'zofia' })).toEqual([family.number])
})

test('conditions are all met, each by one of its values', async () => {
  expect(await titles('people', { conditions: 'group:kielce' })).toEqual(['Łucja Żółć'])
  expect(await titles('people', { conditions: 'group:kielce|wislica' })).toHaveLength(5)
  expect(await titles('people', { conditions: 'extra.coach:busko-zdroj,type:primary-child' })).toEqual([
    'Jan Kopeć',
    'Zofia Kopeć',
  ])
  expect(await titles('people', { conditions: 'extra.coach:-' })).toEqual(['Łucja Żółć'])
  expect(await titles('people', { conditions: 'age:0-12' })).toEqual(['Jan Kopeć', 'Zofia Kopeć'])
  expect(await titles('people', { conditions: 'age:13-,group:wislica' })).toEqual([
    'Anna Kopeć',
    'Piotr Kopeć',
  ])
  expect(await titles('people', { sort: 'age', conditions: 'group:wislica' })).toEqual([
    'Jan Kopeć',
    'Zofia Kopeć',
    'Anna Kopeć',
    'Piotr Kopeć',
  ])
  const asked = { params: of('people'), query: { conditions: 'group:wislica' } }
  expect(outputOf(countRows, await owner.ask(countRows, asked))).toEqual({ count: 4, more: false })
  problemOf(
    'invalid_input',
    await owner.ask(listRows, { params: of('people'), query: { conditions: 'shoe:44' } }),
  )
  problemOf('invalid_input', await owner.ask(listRows, { params: of('people'), query: { columns: 'shoe' } }))
  problemOf('invalid_input', await owner.ask(listRows, { params: of('people'), query: { after: 'nowhere' } }))
})

test('a list shows what has happened since: an expiry, an entry', async () => {
  expect(await titles('registrations', { conditions: 'state:expired' })).toEqual([])
  await letExpire(site, single)
  expect(await titles('registrations', { conditions: 'state:expired' })).toEqual([single.number])
  const free = await register(site, singleOrder({ draft: familyOrder().draft, expectedTotal: 84_000 }))
  await asOwner(
    site.server.databaseUrl,
    `WITH r AS (UPDATE registration SET state = 'confirmed' WHERE registration_id = $1 RETURNING *)
     INSERT INTO ticket (account_id, ticket_id, registration_id, participant_id, event_id, code)
     SELECT p.account_id, gen_random_uuid(), p.registration_id, p.participant_id, r.event_id, p.ref || 'CODE'
       FROM r JOIN participant p USING (account_id, registration_id)`,
    [free.id],
  )
  expect(await titles('people', { conditions: 'ticket:unused' })).toHaveLength(4)
  await asOwner(
    site.server.databaseUrl,
    "UPDATE ticket SET used_at = now() WHERE registration_id = $1 AND code LIKE 'anna%'",
    [free.id],
  )
  expect(await titles('people', { conditions: 'ticket:used' })).toEqual(['Anna Kopeć'])
})

test('an answer that not everybody sees: others cannot show it nor ask by it; whoever looks is written down', async () => {
  const reader = await signIn(site.server.port, 'ewa-sowa')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
      SELECT $1, user_id, 'finance' FROM app_user WHERE subject = 'ewa-sowa'`,
    [site.account],
  )
  const params = of('people')
  const fields = outputOf(getListFields, await reader.ask(getListFields, { params }))
  expect([...fields.columns, ...fields.filters].map(({ key }) => key)).not.toContain('answer.illness')
  problemOf('invalid_input', await reader.ask(listRows, { params, query: { columns: 'answer.illness' } }))
  problemOf(
    'invalid_input',
    await reader.ask(countRows, { params, query: { conditions: 'answer.illness:+' } }),
  )

  const looks = async () =>
    outputOf(
      listJournal,
      await owner.ask(listJournal, { params: { accountId: site.account } }),
    ).entries.filter(({ action }) => action === 'list.answers_seen')
  expect(await looks()).toEqual([])
  const [lucja] = await rowsOf('people', { search: 'zolc', columns: 'answer.illness' })
  expect(lucja?.cells).toEqual([{ kind: 'text', value: 'astma' }])
  await rowsOf('people', { search: 'zolc', columns: 'answer.illness' })
  expect((await looks()).map(({ actor, details }) => ({ actor, details }))).toEqual([
    { actor: 'Danuta Wrona', details: { answers: ['Choroby'] } },
  ])
})

test('a view is kept for oneself or for the team, and deleted by whom it belongs to', async () => {
  const params = of('people')
  const reader = await signIn(site.server.port, 'ewa-sowa')
  const save = async (name: string, shared: boolean) =>
    outputOf(
      saveView,
      await owner.ask(saveView, { params, body: { name, shared, search: { warunki: 'group:kielce' } } }),
    ).id
  const [own, team] = [await save('Moje Kielce', false), await save('Kielce', true)]
  const seen = async (who: Client) => outputOf(listViews, await who.ask(listViews, { params })).views
  expect((await seen(owner)).map(({ name }) => name)).toEqual(['Kielce', 'Moje Kielce'])
  expect(await seen(reader)).toEqual([
    { id: team, name: 'Kielce', shared: true, own: false, search: { warunki: 'group:kielce' } },
  ])
  problemOf('not_found', await reader.ask(deleteView, { params: { ...params, viewId: own } }))
  problemOf('not_found', await reader.ask(deleteView, { params: { ...params, viewId: team } }))
  expect((await owner.ask(deleteView, { params: { ...params, viewId: team } })).status).toBe(204)
  expect(await seen(reader)).toEqual([])
})

test('lists that have fallen far behind are made right by the sweep, before anybody reads them', async () => {
  const { databaseUrl } = site.server
  const rows = () => asOwner(databaseUrl, 'SELECT row_id FROM list_row ORDER BY row_id')
  await titles('people')
  const before = await rows()
  await asOwner(databaseUrl, 'DELETE FROM list_row')
  await asOwner(
    databaseUrl,
    `INSERT INTO list_refresh (account_id, registration_id)
      SELECT account_id, registration_id FROM registration, generate_series(1, 600)`,
  )
  await runSweep(databaseUrl)
  expect(await asOwner(databaseUrl, 'SELECT FROM list_refresh')).toEqual([])
  expect(before.length).toBeGreaterThan(5)
  expect(await rows()).toEqual(before)
})

test('whoever opens a list while another makes its rows anew for long sees it as it was', async () => {
  const { databaseUrl } = site.server
  const before = await titles('people')
  const busy = await hold(
    databaseUrl,
    `SELECT pg_advisory_xact_lock(hashtextextended('lists of ' || account_id, 0))
       FROM account WHERE account_id = '${site.account}'`,
  )
  await asOwner(
    databaseUrl,
    'INSERT INTO list_refresh (account_id, registration_id) SELECT account_id, registration_id FROM registration',
  )
  expect(await titles('people')).toEqual(before)
  await busy.letGo()
  expect(await asOwner(databaseUrl, 'SELECT FROM list_refresh')).not.toEqual([])
  expect(await titles('people')).toEqual(before)
  expect(await asOwner(databaseUrl, 'SELECT FROM list_refresh')).toEqual([])
})
