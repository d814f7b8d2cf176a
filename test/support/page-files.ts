import { randomUUID } from 'node:crypto'
import { uploadPageFile } from '#contract/page-files.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { pdf } from './files.ts'
import type { Answer } from './send.ts'

interface Sent {
  readonly accountId: string
  readonly content?: Buffer
  readonly name?: string
  readonly type?: string
}

/** Uploads a file that pages of an account can offer for download; by default one that no other is like. */
export const sendPageFile = (
  staff: Client,
  { accountId, content = pdf(randomUUID()), name = 'regulamin.pdf', type = 'application/octet-stream' }: Sent,
): Promise<Answer> =>
  staff.ask(uploadPageFile, {
    params: { accountId },
    query: { name },
    body: content,
    headers: { 'content-type': type },
  })

/** Two files for download of an account, by their ids, and the hash in the address of the first. */
export async function bringPageFiles(
  staff: Client,
  accountId: string,
): Promise<{ readonly pageFile: string; readonly sparePageFile: string; readonly pageFileHash: string }> {
  const bring = async () => outputOf(uploadPageFile, await sendPageFile(staff, { accountId }))
  const [first, second] = [await bring(), await bring()]
  return {
    pageFile: first.id,
    sparePageFile: second.id,
    pageFileHash: first.address.split('/').at(-1) ?? '',
  }
}
