import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { uploadPicture } from '#contract/pictures.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import type { Answer } from './send.ts'

interface Sent {
  readonly accountId: string
  readonly content: Buffer
  readonly name?: string
  readonly purpose?: 'page' | 'logo'
  readonly type?: string
}

/** Uploads a picture for the pages of an account. */
export const sendPicture = (
  staff: Client,
  { accountId, content, name = 'zdjęcie.jpg', purpose = 'page', type = 'application/octet-stream' }: Sent,
): Promise<Answer> =>
  staff.ask(uploadPicture, {
    params: { accountId },
    query: { name, purpose },
    body: content,
    headers: { 'content-type': type },
  })

/** A picture of one colour, which no other picture has. */
export function uniquePicture(width = 40, height = 30): Promise<Buffer> {
  const background = `#${randomUUID().slice(0, 6)}`
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Two pictures of an account, by their ids, and the address of the first. */
export async function bringPictures(
  staff: Client,
  accountId: string,
): Promise<{ readonly picture: string; readonly sparePicture: string; readonly pictureHash: string }> {
  const bring = async () =>
    outputOf(uploadPicture, await sendPicture(staff, { accountId, content: await uniquePicture() }))
  const [first, second] = [await bring(), await bring()]
  return {
    picture: first.id,
    sparePicture: second.id,
    pictureHash: first.address.split('/').at(-1) ?? '',
  }
}
