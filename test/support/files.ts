import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { z } from 'zod'
import { uploadFile } from '#contract/files.ts'
import { sha256 } from '#server/base/secrets.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { asOwner } from './owner.ts'
import type { Answer } from './send.ts'

/** The shortest that readers of PDF and our checks take for one. */
export const pdf = (text = 'Zaświadczenie') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

/** A picture of one colour. */
export function picture(width = 40, height = 30, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer()
}

/** A PNG whose head says how large it is; its content is a few bytes. */
export function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(10_000))
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A question for a file, of each person. */
export const PAPER = {
  ...{ id: 'paper', of: 'person', type: 'file', label: 'Zaświadczenie' },
  files: { accept: ['pdf', 'picture'], maxMegabytes: 5 },
} as const

/** The definition that also asks for a file, or for what is given. */
export function askingFor(definition: unknown, ...questions: readonly object[]): Record<string, unknown> {
  const known = z.looseObject({ questions: z.array(z.unknown()).default([]) }).parse(definition)
  return { ...known, questions: [...known.questions, ...(questions.length === 0 ? [PAPER] : questions)] }
}

interface Uploaded {
  readonly slug: string
  readonly draft: string
  readonly name?: string
  readonly content?: Buffer
  /** The question and the version that ask for it. */
  readonly question?: string
  readonly version?: number
  readonly person?: string | null
}

export const newDraft = (): string => randomUUID()

export function upload(
  visitor: Client,
  {
    slug,
    draft,
    name = 'zaświadczenie.pdf',
    content = pdf(randomUUID()),
    question = PAPER.id,
    version = 1,
    person = null,
  }: Uploaded,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const query = { name, version, question, ...(person === null ? {} : { person }) }
  const bytes = { 'content-type': 'application/octet-stream', ...headers }
  return visitor.ask(uploadFile, { params: { slug, draft }, query, body: content, headers: bytes })
}

/** Uploads a file and makes it a part of a registration, as an order would; returns its id. */
export async function uploadInto(
  databaseUrl: string,
  visitor: Client,
  {
    registrationId,
    person = null,
    ...given
  }: Omit<Uploaded, 'draft'> & {
    readonly registrationId: string
    readonly person?: string | null
  },
): Promise<string> {
  const draft = newDraft()
  const { id } = outputOf(uploadFile, await upload(visitor, { ...given, draft }))
  const [attached] = await asOwner<{ missing: string[] }>(
    databaseUrl,
    `SELECT attach_files(r.account_id, r.event_id, r.registration_id, $2,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.file_id, 'person', f.person, 'question', f.question)), '[]')
                 FROM file f WHERE f.registration_id = r.registration_id)
              || jsonb_build_array(jsonb_build_object('id', $3::uuid, 'person', $4::text, 'question', 'paper')), NULL) AS missing
       FROM registration r WHERE r.registration_id = $1`,
    [registrationId, sha256(draft), id, person],
  )
  if (attached?.missing.length !== 0) throw new Error('The file was not attached.')
  return id
}

/** Two files of a registration, and one of a form that was not sent yet. */
export async function bringFiles(
  databaseUrl: string,
  visitor: Client,
  of: { readonly slug: string; readonly registrationId: string },
) {
  const draft = newDraft()
  const file = await uploadInto(databaseUrl, visitor, of)
  const spareFile = await uploadInto(databaseUrl, visitor, of)
  const { id } = outputOf(uploadFile, await upload(visitor, { slug: of.slug, draft }))
  return { file, spareFile, draft, uploaded: id }
}
