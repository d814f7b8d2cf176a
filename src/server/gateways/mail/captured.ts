import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CapturedMail, Mail, Mailbox } from './port.ts'

const storedSchema = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  replyTo: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(
    z.object({
      name: z.string(),
      contentType: z.string(),
      contentId: z.string().nullable(),
      content: z.base64(),
    }),
  ),
})

/** Stores mail in a folder instead of sending it, to be read at a page; development only. */
export function createMailbox(folder: string, now: () => Temporal.Instant): Mailbox {
  const read = async (name: string) =>
    storedSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.id}.json`)
      // Written to a temporary file and renamed: a reader never sees half a message.
      await writeFile(`${file}.part`, JSON.stringify(stored(mail, now())))
      await rename(`${file}.part`, file)
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      const mails = await Promise.all(names.filter((name) => name.endsWith('.json')).map(read))
      return mails.sort((a, b) => b.at.localeCompare(a.at))
    },
    async find(id) {
      return /^[0-9a-f-]{36}$/.test(id) ? read(`${id}.json`).catch(() => undefined) : undefined
    },
  }
}

function stored(mail: Mail, at: Temporal.Instant): CapturedMail {
  return {
    id: mail.id,
    at: at.toString(),
    from: `${mail.from.name} <${mail.from.address}>`,
    replyTo: mail.replyTo,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map((attachment) => ({
      name: attachment.name,
      contentType: attachment.contentType,
      contentId: attachment.contentId ?? null,
      content: attachment.content.toString('base64'),
    })),
  }
}
