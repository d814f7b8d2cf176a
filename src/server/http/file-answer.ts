import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file as an answer instead of JSON. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  /** In bytes; null while it is not known: it is made while it is sent. */
  readonly size: number | null
  readonly content: Readable
  constructor(file: Pick<FileAnswer, 'name' | 'type' | 'size' | 'content'>) {
    this.name = file.name
    this.type = file.type
    this.size = file.size
    this.content = file.content
  }
}

/**
 * Sends what people have uploaded so that it can do nothing here: it is saved, not shown; its type is not guessed;
 * should a browser show it all the same, it runs no script and loads nothing. Whole, whatever range is requested.
 */
export function sendFile(reply: FastifyReply, file: unknown): FastifyReply {
  if (!(file instanceof FileAnswer)) throw new Error('An endpoint of files answers by a FileAnswer.')
  return reply
    .type(file.type)
    .headers({
      ...(file.size === null ? {} : { 'content-length': file.size }),
      'content-disposition': disposition(file.name),
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'accept-ranges': 'none',
    })
    .send(file.content)
}

/** RFC 6266: the name in ASCII for old programs, and as it is, encoded by RFC 8187. */
export function disposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percentEncoded)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
