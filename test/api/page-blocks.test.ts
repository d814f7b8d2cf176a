import { afterAll, beforeAll, expect, test } from 'vitest'
import { editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import { type PictureView, updatePicture, uploadPicture } from '#contract/pictures.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { outing } from '#test/support/outing.ts'
import { sendPicture, uniquePicture } from '#test/support/pictures.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** The blocks of a page from the draft to the visitor: texts are cleaned, pictures are looked up in the account. */

let site: TestSite
let danuta: Client

beforeAll(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const draft = async () => outputOf(getDraft, await danuta.ask(getDraft, { params: params() }))
const bring = async (): Promise<PictureView> =>
  outputOf(
    uploadPicture,
    await sendPicture(danuta, { accountId: site.account, content: await uniquePicture(400, 300) }),
  )

async function putBlocks(blocks: readonly object[]) {
  const { definition } = await draft()
  const before = definition.page.blocks
  const edit = { path: ['page', 'blocks'], ...(before === undefined ? {} : { before }), after: blocks }
  return outputOf(editDraft, await danuta.ask(editDraft, { params: params(), body: { edits: [edit] } }))
}

async function publish(): Promise<void> {
  const { revision } = await draft()
  outputOf(publishDraft, await danuta.ask(publishDraft, { params: params(), body: { revision } }))
}

/** The page as visitors get it, once it shows what was published. */
async function pageWith(words: string): Promise<string> {
  const read = async () => String((await site.visitor.call(`/${site.slug}`)).text)
  await expect.poll(read, { timeout: 20_000 }).toContain(words)
  return read()
}

test('a hostile text is cleaned when it is saved, and what is hidden reaches nobody', async () => {
  const html =
    '<p onclick="alert(1)">Idziemy</p><script>alert(2)</script><a href="javascript:alert(3)">tu</a>'
  const saved = await putBlocks([
    { id: 'text', kind: 'text', hidden: false, html },
    { id: 'secret', kind: 'text', hidden: true, html: '<p>Tajne</p>' },
  ])
  expect(saved.definition.page.blocks?.[0]).toMatchObject({ html: '<p>Idziemy</p>tu' })
  await publish()
  const page = await pageWith('<p>Idziemy</p>tu')
  expect(page).not.toMatch(/alert|Tajne|javascript:/)
})

test('a page shows pictures of its own account, with their description; unknown ones leave no hole', async () => {
  const picture = await bring()
  const described = { alt: 'Most w Lipowej' }
  const which = { accountId: site.account, pictureId: picture.id }
  outputOf(updatePicture, await danuta.ask(updatePicture, { params: which, body: described }))
  const unknown = '0198c0de-0000-7000-8000-000000000001'
  await putBlocks([{ id: 'g', kind: 'gallery', hidden: false, pictures: [picture.id, unknown] }])
  await publish()
  const page = await pageWith('alt="Most w Lipowej"')
  expect(page.match(/<img[^>]*>/g)).toHaveLength(1)
  expect(page).toContain(`${picture.address}/`)
})
