import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailbox } from './captured.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zapisano-mail-'))
})
afterAll(() => rm(folder, { recursive: true }))

const mail = (id: string) => ({
  ...{
    id,
    from: { name: 'Konto', address: 'zapisy@example.org' },
    replyTo: 'biuro@example.org',
    to: 'anna@example.org',
  },
  ...{ subject: 'Zażółć', text: 'Dzień dobry', html: '<p>Dzień dobry</p>' },
  attachments: [{ name: 'bilet.png', contentType: 'image/png', content: Buffer.from([0, 255, 1]) }],
})

const id = (last: number) => `01a1fc46-0000-7000-8000-00000000000${last}`

test('mail is stored whole, newest first; the same message again replaces itself', async () => {
  let at = Temporal.Instant.from('2026-07-10T17:00:00Z')
  const mailbox = createMailbox(join(folder, 'kept'), () => at)
  expect(await mailbox.list()).toEqual([])
  await mailbox.send(mail(id(1)))
  at = at.add({ minutes: 1 })
  await mailbox.send(mail(id(2)))
  await mailbox.send(mail(id(2)))
  expect((await mailbox.list()).map((each) => each.id)).toEqual([id(2), id(1)])
  expect(await mailbox.find(id(1))).toEqual({
    ...{
      id: id(1),
      at: '2026-07-10T17:00:00Z',
      from: 'Konto <zapisy@example.org>',
      replyTo: 'biuro@example.org',
    },
    ...{ to: 'anna@example.org', subject: 'Zażółć', text: 'Dzień dobry', html: '<p>Dzień dobry</p>' },
    attachments: [{ name: 'bilet.png', contentType: 'image/png', contentId: null, content: 'AP8B' }],
  })
  expect(await readdir(join(folder, 'kept'))).toHaveLength(2)
})

test('only a stored message is found', async () => {
  await writeFile(join(folder, 'secret.json'), '{}')
  const mailbox = createMailbox(join(folder, 'kept'), Temporal.Now.instant)
  for (const wrong of [id(9), '../secret', '../secret.json', '', 'a'.repeat(36)]) {
    expect(await mailbox.find(wrong)).toBeUndefined()
  }
})
