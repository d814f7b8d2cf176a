import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A picture of a public page as an answer instead of JSON. */
export class PublicPicture {
  readonly type: string
  readonly size: number
  readonly content: Readable
  constructor(picture: Pick<PublicPicture, 'type' | 'size' | 'content'>) {
    this.type = picture.type
    this.size = picture.size
    this.content = picture.content
  }
}

/**
 * Sends a picture that was made anew here, to be kept for ever: its address contains the hash of its content. Other
 * hosts may show it, or mails read in a browser would lack it; nothing in it can run or load anything.
 */
export function sendPicture(reply: FastifyReply, { type, size, content }: PublicPicture): FastifyReply {
  return reply
    .type(type)
    .headers({
      'content-length': size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(content)
}
