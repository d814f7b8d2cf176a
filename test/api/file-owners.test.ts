import { expect, test } from 'vitest'
import { deletePanelFile, getFile, getPanelFile, uploadFile } from '#contract/files.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { createRegistration } from '#contract/site.ts'
import type { FileReference } from '#domain/form/fields/file.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { askingFor, newDraft, PAPER, upload } from '#test/support/files.ts'
import { giveTo, sendHandOver } from '#test/support/hand-over.ts'
import { draftOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { accept, bringBack, giveUp, lookAt, take, wait, wish } from '#test/support/waiting.ts'

/** Who has a file, and who may read it: the staff by their role, a party that waits, who takes a place over. */

const bring = async (site: TestSite, draft: string, person: string, question = PAPER.id) =>
  outputOf(uploadFile, await upload(site.visitor, { slug: site.slug, draft, person, question }))

const files = (site: TestSite) =>
  asOwner<{ id: string; state: string; person: string | null }>(
    site.server.databaseUrl,
    'SELECT file_id AS id, state, person FROM file ORDER BY uploaded_at, file_id',
  )

/** The same people, each with these files as the answer. */
const answering = <Person extends object>(
  people: readonly Person[],
  question: string,
  answer: readonly FileReference[],
) => people.map((person) => ({ ...person, answers: { [question]: [...answer] } }))

const orderOf = (name: string, file: FileReference, uploads: string) => {
  const draft = draftOf(name)
  return {
    ...{ version: 1, expectedTotal: 0, uploads },
    draft: { ...draft, people: answering(draft.people, PAPER.id, [file]) },
    contact: { firstName: name, lastName: 'Mazur', email: `${name}@example.org`, phone: '+48 600 100 200' },
  }
}

test('of the staff only who may see the answer reads or removes its file; the others do not learn of it', async () => {
  const { plans: _, ...event } = outing({ fee: 0 })
  const definition = askingFor(event, { ...PAPER, seenBy: ['editEvents'] })
  await using site = await startTestSite({ definition })
  const uploads = newDraft()
  const file = await bring(site, uploads, 'ewa')
  const { id: registrationId } = await register(site, orderOf('ewa', file, uploads))
  const params = { accountId: site.account, eventId: site.event, registrationId }
  const reader = await signIn(site.server.port, 'ewa-sowa')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
      SELECT $1, user_id, 'finance' FROM app_user WHERE subject = 'ewa-sowa'`,
    [site.account],
  )
  const seen = outputOf(getPanelRegistration, await reader.ask(getPanelRegistration, { params }))
  expect(seen.participants.flatMap(({ answers }) => answers)).toEqual([])
  problemOf('not_found', await reader.ask(getPanelFile, { params: { ...params, fileId: file.id } }))
  expect(
    await asOwner(site.server.databaseUrl, "SELECT FROM audit_entry WHERE action = 'file.read'"),
  ).toEqual([])

  const owner = await signIn(site.server.port, 'danuta-wrona')
  const whole = outputOf(getPanelRegistration, await owner.ask(getPanelRegistration, { params }))
  const shown = { id: file.id, name: file.name, size: file.size }
  expect(whole.participants[0]?.answers).toEqual([
    { question: PAPER.label, answer: file.name, files: [{ ...shown, isThere: true }] },
  ])
  expect((await owner.ask(getPanelFile, { params: { ...params, fileId: file.id } })).status).toBe(200)
  await owner.ask(deletePanelFile, { params: { ...params, fileId: file.id } })
  const after = outputOf(getPanelRegistration, await owner.ask(getPanelRegistration, { params }))
  expect(after.participants[0]?.answers[0]?.files).toEqual([{ ...shown, isThere: false }])
})

test('who takes a place over brings a file that the giver does not see; that of the giver is gone', async () => {
  const { plans: _, ...event } = outing({ fee: 0 })
  await using site = await startTestSite({ definition: askingFor(event, { ...PAPER, required: true }) })
  const [uploads, others] = [newDraft(), newDraft()]
  const own = await bring(site, uploads, 'ewa')
  const made = await register(site, orderOf('ewa', own, uploads))
  const theirs = await bring(site, others, 'ola')
  const body = giveTo(1, 'ewa', 'ola', { expectedTotal: 0 })
  const successor = { ...body.successor, answers: { [PAPER.id]: [theirs] } }
  problemOf('file_gone', await sendHandOver(site, made, { ...body, successor }))
  expect((await sendHandOver(site, made, { ...body, successor, uploads: others })).status).toBe(200)
  expect(await files(site)).toEqual([{ id: theirs.id, state: 'attached', person: 'ola' }])
  expect((await look(site, made)).files).toEqual([])
  for (const { id } of [own, theirs])
    problemOf('not_found', await site.visitor.ask(getFile, { params: { token: made.token, fileId: id } }))
})

test('files wait with their party, come with the offer that it takes, and go with a party that gives up', async () => {
  const PRICE = 12_000
  const definition = askingFor(smallEvent({ pools: { event: 1 }, price: PRICE }), PAPER)
  await using site = await startTestSite({ definition })
  const number = await take(site, 1, 1, PRICE)
  const join = async (family: number) => {
    const uploads = newDraft()
    const file = await bring(site, uploads, 'p1')
    const { draft } = wish(family, 1)
    const people = answering(draft.people, PAPER.id, [file])
    const token = await wait(site, family, 1, { draft: { ...draft, people }, uploads })
    return { file, token }
  }
  const [first, second] = [await join(2), await join(3)]
  // A day later they are there.
  await asOwner(site.server.databaseUrl, "UPDATE file SET kept_until = kept_until - interval '2 days'")
  expect((await giveUp(site, second.token)).status).toBe(204)
  expect((await files(site)).map(({ id }) => id)).toEqual([first.file.id])
  await bringBack(site, number)
  const accepted = await accept(site, await lookAt(site, first.token))
  expect(outputOf(createRegistration, accepted).state).toBe('awaiting_payment')
  expect(await files(site)).toEqual([{ id: first.file.id, state: 'attached', person: 'p1' }])
})
