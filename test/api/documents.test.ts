import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { listToDo } from '#contract/dashboard.ts'
import { getPanelFile } from '#contract/files.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { getPrint } from '#contract/reports.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { bringAnotherConsent, COLLECTORS, childOrder, dayCamp, documentsOf } from '#test/support/documents.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Documents that the staff check: from the parent's upload to the decision, and back. */

let site: TestSite
let staff: Staff
let office: ReturnType<typeof documentsOf>

beforeAll(async () => {
  site = await startTestSite({ definition: dayCamp() })
  staff = await staffOf(site)
  office = documentsOf(site, staff.client)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const waitingOf = async ({ id }: Registered) =>
  (await office.queue()).documents.filter(({ registrationId }) => registrationId === id)
const filesOf = async (made: Registered) =>
  (await waitingOf(made)).flatMap(({ files }) => files.map(({ id }) => id))
const standsOf = async (made: Registered) => (await look(site, made)).documents
const ofPanel = async ({ id }: Registered) => {
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  return outputOf(getPanelRegistration, await staff.client.ask(getPanelRegistration, { params }))
}
const mailsAbout = async ({ id }: Registered) =>
  asOwner<{ recipient: string }>(
    site.server.databaseUrl,
    `SELECT recipient FROM message WHERE registration_id = $1 AND kind = 'document_rejected'`,
    [id],
  )

const bringAnother = (made: Registered) => bringAnotherConsent(site, made)

describe('the queue', () => {
  test('shows whose document it is, what was answered, and from whom it comes', async () => {
    const made = await register(site, await childOrder(site, 'Wójcik'))
    expect(await waitingOf(made)).toMatchObject([
      {
        ...{ number: made.number, person: 'child', firstName: 'Kacper', lastName: 'Wójcik', age: 9 },
        ...{ birthDate: '2022-05-08', question: 'consent', name: 'Zgoda rodzica', before: null },
        files: [{ name: 'zgoda.jpg', type: 'image/jpeg' }],
        contact: { name: 'Renata Wójcik', phone: '+48 600 000 318' },
        answers: [{ label: 'Rodzic lub opiekun prawny', value: 'Renata Wójcik' }],
      },
    ])
    expect(await standsOf(made)).toMatchObject([
      { person: 'child', name: 'Zgoda rodzica', state: 'delivered' },
    ])
  })

  test('has nothing of who has brought nothing, of an adult, or of a registration that is over', async () => {
    const none = await register(site, await childOrder(site, 'Krupa', false))
    expect(await waitingOf(none)).toEqual([])
    expect(await standsOf(none)).toMatchObject([{ person: 'child', state: 'missing', at: null }])
    const gone = await register(site, await childOrder(site, 'Cis'))
    const params = { accountId: site.account, eventId: site.event, registrationId: gone.id }
    const cancelled = await staff.client.ask(cancelPanelRegistration, { params, body: { reason: 'Choroba' } })
    expect(cancelled).toMatchObject({ status: 200 })
    expect(await waitingOf(gone)).toEqual([])
    expect(await standsOf(gone)).toEqual([])
  })

  test('is among what waits for the staff', async () => {
    const made = await register(site, await childOrder(site, 'Żak'))
    const kind = async () =>
      outputOf(listToDo, await staff.client.ask(listToDo, { params: { accountId: site.account } })).toDo.find(
        (each) => each.kind === 'documents',
      )
    const { total } = await office.queue()
    expect(await kind()).toMatchObject({
      ...{ count: total, urgent: 0, eventId: site.event },
      action: { words: 'Sprawdź', path: `/wydarzenia/${site.event}/zgody` },
    })
    await asOwner(
      site.server.databaseUrl,
      `UPDATE file SET uploaded_at = now() - interval '3 days' WHERE registration_id = $1`,
      [made.id],
    )
    expect(await kind()).toMatchObject({ urgent: 1 })
  })
})

describe('a decision', () => {
  test('of checked takes it out of the queue, names who made it, and mails nobody', async () => {
    const made = await register(site, await childOrder(site, 'Bednarz'))
    const files = await filesOf(made)
    expect(await office.decide(made.id, { files })).toMatchObject({ status: 204 })
    expect(await waitingOf(made)).toEqual([])
    expect(await standsOf(made)).toMatchObject([{ state: 'checked', reason: '' }])
    const { documents, history } = await ofPanel(made)
    expect(documents).toMatchObject([{ state: 'checked', by: 'Danuta Wrona', files }])
    expect(history.map(({ action }) => action)).toContain('document.checked')
    expect(await mailsAbout(made)).toEqual([])
  })

  test('of rejected mails the reason and the way to another file, which comes back to the queue', async () => {
    const order = await childOrder(site, 'Lis')
    const made = await register(site, order)
    const rejection = { state: 'rejected' as const, reason: 'Podpis nieczytelny' }
    const first = await filesOf(made)
    expect(await office.decide(made.id, { ...rejection, files: first })).toMatchObject({ status: 204 })
    expect(await waitingOf(made)).toEqual([])
    expect(await standsOf(made)).toMatchObject([{ state: 'rejected', reason: 'Podpis nieczytelny' }])
    await runJobs(site.server.databaseUrl, 'send-message')
    const mail = (await mailsTo(site, order.contact.email)).find(({ subject }) =>
      subject.includes('nowy plik'),
    )
    expect(mail?.subject).toBe('Potrzebny jest nowy plik: Zgoda rodzica')
    expect(mail?.text).toContain('Powód: Podpis nieczytelny')
    expect(mail?.text).toMatch(new RegExp(`/zgloszenie/${made.token}\\S*#dokumenty`))

    const second = await bringAnother(made)
    expect(await standsOf(made)).toMatchObject([{ state: 'delivered', reason: '' }])
    const [again] = await waitingOf(made)
    expect(again).toMatchObject({
      files: [{ id: second }],
      before: { reason: 'Podpis nieczytelny', by: 'Danuta Wrona' },
    })
    // Once more, and it is mailed once more.
    const last = again?.before?.id ?? null
    expect(await office.decide(made.id, { ...rejection, files: [second], last })).toMatchObject({
      status: 204,
    })
    expect(await mailsAbout(made)).toHaveLength(2)
  })

  test('needs a reason exactly when it is a rejection', async () => {
    const made = await register(site, await childOrder(site, 'Wilk'))
    const files = await filesOf(made)
    problemOf('invalid_input', await office.decide(made.id, { files, state: 'rejected', reason: '   ' }))
    problemOf(
      'invalid_input',
      await office.decide(made.id, { files, state: 'rejected', reason: 'x'.repeat(301) }),
    )
    problemOf('invalid_input', await office.decide(made.id, { files, reason: 'bo tak' }))
    expect(await waitingOf(made)).toHaveLength(1)
  })

  test('about another file than was seen, or after a colleague, changes nothing and names the colleague', async () => {
    const made = await register(site, await childOrder(site, 'Zając'))
    const files = await filesOf(made)
    const newer = await bringAnother(made)
    problemOf('document_decided', await office.decide(made.id, { files }))
    expect(await office.decide(made.id, { files: [newer] })).toMatchObject({ status: 204 })
    const late = problemOf(
      'document_decided',
      await office.decide(made.id, { files: [newer], state: 'rejected', reason: 'Brak podpisu' }),
    )
    expect(late.params).toEqual({ by: 'Danuta Wrona' })
    expect(await standsOf(made)).toMatchObject([{ state: 'checked' }])
  })

  test('may be taken back by whoever has seen it', async () => {
    const made = await register(site, await childOrder(site, 'Sroka'))
    const files = await filesOf(made)
    await office.decide(made.id, { files })
    const [seen] = (await ofPanel(made)).documents
    const last = seen?.last ?? null
    expect(await office.decide(made.id, { files, state: 'withdrawn', last })).toMatchObject({ status: 204 })
    expect(await standsOf(made)).toMatchObject([{ state: 'withdrawn' }])
  })

  test('counts what was signed on paper, without any file, until one is brought', async () => {
    const made = await register(site, await childOrder(site, 'Bielak', false))
    expect(await office.decide(made.id, {})).toMatchObject({ status: 204 })
    expect(await standsOf(made)).toMatchObject([{ state: 'checked' }])
    await bringAnother(made)
    expect(await standsOf(made)).toMatchObject([{ state: 'delivered' }])
  })

  test('is refused for whom no document is asked, an unknown question, and another event', async () => {
    const made = await register(site, await childOrder(site, 'Jawor'))
    problemOf('not_found', await office.decide(made.id, { person: 'parent' }))
    problemOf('not_found', await office.decide(made.id, { question: 'guardian' }))
    problemOf('not_found', await office.decide(randomUUID(), {}))
    const elsewhere = documentsOf({ account: site.account, event: randomUUID() }, staff.client)
    problemOf('not_found', await elsewhere.decide(made.id, {}))
  })

  test('stays when the file is removed afterwards', async () => {
    const made = await register(site, await childOrder(site, 'Gaj'))
    const files = await filesOf(made)
    await office.decide(made.id, { files })
    await asOwner(site.server.databaseUrl, 'DELETE FROM file WHERE registration_id = $1', [made.id])
    expect(await standsOf(made)).toMatchObject([{ state: 'checked' }])
  })
})

test('each look at a document is written into the journal', async () => {
  const made = await register(site, await childOrder(site, 'Maj'))
  const [file = ''] = await filesOf(made)
  const params = { accountId: site.account, eventId: site.event, registrationId: made.id, fileId: file }
  for (const _ of [1, 2]) expect((await staff.client.ask(getPanelFile, { params })).status).toBe(200)
  const looks = (await ofPanel(made)).history.filter(({ action }) => action === 'file.read')
  expect(looks).toMatchObject([{ actor: 'Danuta Wrona' }, { actor: 'Danuta Wrona' }])
})

test('the list of who collects has children alone, with who may collect them and room to sign', async () => {
  const made = await register(site, await childOrder(site, 'Rój', false))
  const params = { accountId: site.account, eventId: site.event, print: 'odbior' }
  const { sections } = outputOf(getPrint, await staff.client.ask(getPrint, { params }))
  expect(sections).toHaveLength(1)
  expect(sections[0]?.head.slice(-4)).toEqual([
    'Kto może odebrać dziecko?',
    'Kto odebrał',
    'Godzina',
    'Podpis',
  ])
  const rows = (sections[0]?.rows ?? []).filter((row) => row.some((cell) => cell.includes('Rój')))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.slice(1)).toEqual(['Kacper Rój', '9', '+48 600 000 318', COLLECTORS, '', '', ''])
  expect(made.state).toBe('confirmed')
})
