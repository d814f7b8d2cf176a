import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { disposition } from './file-answer.ts'

/** What a public page shows, or offers for download, as an answer instead of JSON. */
export class PublicFile {
  readonly type: string
  readonly size: number
  readonly content: Readable
  /** Under which it is saved; null: it is shown. */
  readonly saveAs: string | null
  constructor(file: Pick<PublicFile, 'type' | 'size' | 'content'>, saveAs: string | null = null) {
    this.type = file.type
    this.size = file.size
    this.content = file.content
    this.saveAs = saveAs
  }
}

/**
 * Sends a picture that was made anew here, or a document to be saved, to be kept for ever: its address contains the hash
 * of its content. Other hosts may show pictures, or mails read in a browser would lack them; nothing in what is sent can
 * run or load anything.
 */
export function sendPublicFile(
  reply: FastifyReply,
  { type, size, content, saveAs }: PublicFile,
): FastifyReply {
  return reply
    .type(type)
    .headers({
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': saveAs === null ? 'cross-origin' : 'same-origin',
      ...(saveAs === null ? {} : { 'content-disposition': disposition(saveAs) }),
    })
    .send(content)
}
