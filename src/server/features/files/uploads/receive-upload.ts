import { randomBytes } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileRules } from '#domain/form/fields/file-rules.ts'
import { fileTooLarge } from '#i18n/pl/file-refusals.ts'
import type { UploadLimits } from '#server/base/upload-limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fileRefusal } from './file-refusal.ts'

const bytesOf = ({ maxMegabytes }: FileRules): number => maxMegabytes * 1024 * 1024

/**
 * What a request says of its length decides before any of it is read.
 * @throws Refusal file_too_large
 */
export function assertDeclared(declared: number | null, rules: FileRules): void {
  if (declared !== null) assertSize(declared, rules)
}

function assertSize(bytes: number, rules: FileRules): void {
  if (bytes > bytesOf(rules))
    throw fileRefusal('file_too_large', fileTooLarge(rules), { megabytes: rules.maxMegabytes })
}

/** Of this node. */
let underWay = 0

/**
 * Reads an upload onto the disk as it comes, then as a whole: slow ones occupy no memory, and a limit that is reached ends the reading.
 * @throws Refusal file_too_large, file_damaged (it is empty, or was broken off), upload_too_slow or crowded
 */
export async function receiveUpload(body: Readable, rules: FileRules, limits: UploadLimits): Promise<Buffer> {
  if (underWay >= limits.atOnce) throw new Refusal('crowded')
  underWay += 1
  const file = await openNameless()
  try {
    let size = 0
    for await (const chunk of inTime(body, limits)) {
      size += chunk.length
      assertSize(size, rules)
      await file.write(chunk)
    }
    if (size === 0) throw new Refusal('file_damaged')
    return await readFrom(file, size)
  } finally {
    underWay -= 1
    await file.close()
  }
}

/** Nobody else can open it, and nothing of it is left when this process ends in whichever way. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `zapisano-upload-${randomBytes(16).toString('hex')}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function readFrom(file: FileHandle, size: number): Promise<Buffer> {
  const content = Buffer.alloc(size)
  const { bytesRead } = await file.read(content, 0, size, 0)
  if (bytesRead !== size) throw new Error('An upload on the disk is shorter than what was written.')
  return content
}

/** The body chunk by chunk, which stays open when the reading ends early: the refusal has to get through. */
async function* inTime(body: Readable, { idle, total }: UploadLimits): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false })
  const end = performance.now() + total
  for (;;) {
    const next = await before(Math.min(idle, end - performance.now()), chunks.next())
    if (next.done) return
    yield next.value
  }
}

async function before<T>(milliseconds: number, next: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Refusal('upload_too_slow')), Math.max(0, milliseconds))
  try {
    return await Promise.race([next.catch(brokenOff), late])
  } finally {
    clearTimeout(timer)
  }
}

function brokenOff(): never {
  throw new Refusal('file_damaged')
}
