import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { changeRegistration, getChange } from '#contract/changes.ts'
import { getFile, uploadFile } from '#contract/files.ts'
import { createRegistration } from '#contract/site.ts'
import type { FileReference } from '#domain/form/fields/file.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { askingFor, newDraft, PAPER, pdf, picture, upload } from '#test/support/files.ts'
import { kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'

/** Files of answers, from the form into the registration and out of it. */

let site: TestSite

beforeAll(async () => {
  const definition = askingFor(
    await kielceDefinition(),
    { ...PAPER, required: true, files: { accept: ['pdf'], max: 2, maxMegabytes: 1 } },
    { id: 'photo', of: 'registration', type: 'file', label: 'Zdjęcie grupy', files: { accept: ['picture'] } },
  )
  site = await startTestSite({ definition })
})
afterAll(() => site[Symbol.asyncDispose]())

type Order = z.input<(typeof createRegistration)['body']>

const bring = async (draft: string, wanted: Partial<Parameters<typeof upload>[1]> = {}) =>
  outputOf(uploadFile, await upload(site.visitor, { slug: site.slug, draft, person: 'ewa', ...wanted }))

/** The order of one person with these files as the answer. */
function orderWith(files: readonly FileReference[] | null, changes: Partial<Order> = {}): Order {
  const order = singleOrder()
  const people = order.draft.people.map((person) => ({
    ...person,
    answers: files === null ? {} : { paper: [...files] },
  }))
  return { ...order, draft: { ...order.draft, people }, ...changes }
}

const rows = (registration: string) =>
  asOwner<{ id: string; state: string; person: string | null; question: string; kept: boolean }>(
    site.server.databaseUrl,
    `SELECT file_id AS id, state, person, question, kept_until IS NULL AS kept FROM file
      WHERE registration_id = $1 ORDER BY uploaded_at, file_id`,
    [registration],
  )

describe('an order', () => {
  test('takes what was uploaded for it: named as stored here, kept as long as it, downloaded by its link', async () => {
    const uploads = newDraft()
    const file = await bring(uploads, { name: '../zgoda.pdf' })
    const lied = { ...file, name: 'inna.exe', size: 1 }
    const made = await register(site, orderWith([lied], { uploads }))
    expect(await rows(made.id)).toEqual([
      { id: file.id, state: 'attached', person: 'ewa', question: 'paper', kept: true },
    ])
    const shown = { id: file.id, name: 'zgoda.pdf', size: file.size, question: PAPER.label, person: 'ewa' }
    expect((await look(site, made)).files).toEqual([shown])
    const got = await site.visitor.ask(getFile, { params: { token: made.token, fileId: file.id } })
    expect(got.status).toBe(200)
    const [person] = await asOwner<{ answers: unknown }>(
      site.server.databaseUrl,
      'SELECT answers FROM participant WHERE registration_id = $1',
      [made.id],
    )
    expect(person?.answers).toEqual({ paper: [file] })
  })

  test('without a required file is refused at its question, also when the file is named and not there', async () => {
    const missing = problemOf('registration_refused', await sendOrder(site, orderWith(null)))
    expect(missing.problems).toMatchObject([{ code: 'field_missing', field: 'draft.people.0.paper' }])
    const file = { id: randomUUID(), name: 'a.pdf', size: 10, type: 'application/pdf' }
    const gone = problemOf('file_gone', await sendOrder(site, orderWith([file], { uploads: newDraft() })))
    expect(gone.problems).toMatchObject([
      {
        ...{ field: 'draft.people.0.paper', person: 'ewa', where: 'paper' },
        message: 'Wgranego pliku już tu nie ma. Dodaj go jeszcze raz.',
      },
    ])
  })

  test('sent twice under its key is one registration; under another key its file is not there any more', async () => {
    const uploads = newDraft()
    const order = orderWith([await bring(uploads)], { uploads })
    const key = randomUUID()
    const [first, second] = [await sendOrder(site, order, key), await sendOrder(site, order, key)]
    expect(outputOf(createRegistration, second)).toEqual(outputOf(createRegistration, first))
    problemOf('file_gone', await sendOrder(site, order))
  })

  test('takes no file of another form, question or place, and not more than the question takes', async () => {
    const uploads = newDraft()
    const [one, two, three] = [await bring(uploads), await bring(uploads), await bring(uploads)]
    problemOf('file_gone', await sendOrder(site, orderWith([one], { uploads: newDraft() })))
    problemOf('file_gone', await sendOrder(site, orderWith([one])))
    const order = orderWith([one], { uploads })
    const ofAll = { ...order, draft: { ...order.draft, answers: { photo: [two] } } }
    problemOf('file_gone', await sendOrder(site, ofAll))
    const many = problemOf(
      'registration_refused',
      await sendOrder(site, orderWith([one, two, three], { uploads })),
    )
    expect(many.problems).toMatchObject([{ code: 'field_invalid', where: 'paper' }])
    expect(await sendOrder(site, orderWith([one, two], { uploads }))).toMatchObject({ status: 201 })
  })

  test('an upload obeys its question: kind, size, and that it asks for files', async () => {
    const draft = newDraft()
    const send = (wanted: Partial<Parameters<typeof upload>[1]>) =>
      upload(site.visitor, { slug: site.slug, draft, ...wanted })
    problemOf('file_kind', await send({ content: await picture() }))
    problemOf('file_kind', await send({ question: 'photo' }))
    problemOf('file_too_large', await send({ content: Buffer.concat([pdf(), Buffer.alloc(1024 * 1024)]) }))
    problemOf('not_found', await send({ question: 'coach' }))
    problemOf('not_found', await send({ version: 7 }))
    expect((await send({ question: 'photo', content: await picture() })).status).toBe(201)
  })
})

describe('orders that are sold together', () => {
  /** Sent at once by many, they wait for the first and are one batch. */
  test('a file that is not theirs refuses its own order, never the others', async () => {
    const taken = newDraft()
    const attached = await bring(taken)
    await register(site, orderWith([attached], { uploads: taken }))
    const shared = newDraft()
    const wanted = await bring(shared)
    const good = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const uploads = newDraft()
        return orderWith([await bring(uploads)], { uploads })
      }),
    )
    const bad = [
      orderWith([attached], { uploads: taken }),
      // The same file by two orders at once: one has it.
      orderWith([wanted], { uploads: shared }),
      orderWith([wanted], { uploads: shared }),
    ]
    const orders = good.flatMap((order, n) => [order, ...bad.slice(n, n + 1)])
    const answers = await Promise.all(orders.map((order) => sendOrder(site, order)))
    const statuses = (of: readonly Order[]) => of.map((order) => answers[orders.indexOf(order)]?.status)
    expect(statuses(good)).toEqual(good.map(() => 201))
    expect(statuses(bad.slice(0, 1))).toEqual([409])
    expect(statuses(bad.slice(1)).toSorted()).toEqual([201, 409])
    const owners = await asOwner(
      site.server.databaseUrl,
      'SELECT registration_id FROM file WHERE file_id = $1 AND state = $2',
      [wanted.id, 'attached'],
    )
    expect(owners).toHaveLength(1)
  })
})

describe('a change', () => {
  test('adds, replaces and removes; what is not named any more goes with its bytes', async () => {
    const uploads = newDraft()
    const [stays, leaves] = [await bring(uploads), await bring(uploads)]
    const made = await register(site, orderWith([stays, leaves], { uploads }))
    const agreed = outputOf(getChange, await site.visitor.ask(getChange, { params: { token: made.token } }))
    const later = newDraft()
    const comes = await bring(later)
    const change = (files: FileReference[], secret: string | undefined, revision = agreed.revision) => {
      const people = agreed.draft.people.map((person) => ({ ...person, answers: { paper: files } }))
      return site.visitor.ask(changeRegistration, {
        params: { token: made.token },
        body: {
          ...{ revision, expectedTotal: agreed.total, draft: { ...agreed.draft, people } },
          ...(secret === undefined ? {} : { uploads: secret }),
        },
      })
    }
    problemOf('file_gone', await change([stays, comes], undefined))
    expect((await change([stays, comes], later)).status).toBe(200)
    expect((await rows(made.id)).map(({ id }) => id)).toEqual([stays.id, comes.id])
    await runJobs(site.server.databaseUrl, 'delete-stored-file')
    problemOf(
      'not_found',
      await site.visitor.ask(getFile, { params: { token: made.token, fileId: leaves.id } }),
    )
    expect((await look(site, made)).files.map(({ id }) => id)).toEqual([stays.id, comes.id])
    problemOf('registration_refused', await change([], undefined, agreed.revision + 1))
    problemOf('file_gone', await change([leaves], later, agreed.revision + 1))
  })

  test('what the staff have removed does not stand in the way of a change', async () => {
    const uploads = newDraft()
    const [stays, removed] = [await bring(uploads), await bring(uploads)]
    const made = await register(site, orderWith([stays, removed], { uploads }))
    await asOwner(site.server.databaseUrl, 'DELETE FROM file WHERE file_id = $1', [removed.id])
    const { draft, revision, total } = outputOf(
      getChange,
      await site.visitor.ask(getChange, { params: { token: made.token } }),
    )
    const people = draft.people.map((person) => ({ ...person, firstName: 'Ewka' }))
    const body = { revision, expectedTotal: total, draft: { ...draft, people } }
    const answer = await site.visitor.ask(changeRegistration, { params: { token: made.token }, body })
    expect(answer.status).toBe(200)
    expect((await rows(made.id)).map(({ id }) => id)).toEqual([stays.id])
  })
})
