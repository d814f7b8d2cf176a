import { Readable } from 'node:stream'
import { z } from 'zod'
import type { exportList as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import type { SheetRow } from '#server/base/sheets/sheet.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  type Exported,
  fileOfRows,
  findRows,
  loadFound,
  PAGE,
  readExported,
  rowsOfFound,
} from './exported-rows.ts'
import type { Found } from './listed.queries.ts'
import type { Subject } from './load-subjects.ts'
import { noteExport } from './note-export.ts'
import { refreshWholeLists } from './refresh-whole-lists.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }

/**
 * A list as a file, read page by page while it is sent: no transaction waits for a slow reader. What changes meanwhile may
 * be in it or not, but no row twice.
 * @throws Refusal as `listRows`
 */
export async function exportList(ctx: TenantCtx, input: Input): Promise<FileAnswer> {
  const exported = await ctx.db.tenant(ctx.account, async (tx) => {
    const read = await readExported(tx, ctx, input)
    await noteExport(tx, ctx, input, read)
    return read
  })
  const rows = rowsOf(ctx, { ...exported, chosen: chosenRows(input.rows) })
  const { content, ...file } = fileOfRows(input, exported, rows, ctx.now)
  return new FileAnswer({ ...file, size: null, content: Readable.from(content) })
}

/** The ids of the rows that are wanted alone. @throws Refusal invalid_input */
function chosenRows(rows: string | undefined): readonly string[] | null {
  if (rows === undefined) return null
  const ids = z.array(z.uuid()).safeParse(rows.split(','))
  if (!ids.success) throw new Refusal('invalid_input')
  return ids.data
}

interface Page {
  readonly found: readonly Found[]
  readonly subjects: ReadonlyMap<string, Subject>
}

/** Pages of which the rows are read at the same time; while one is written, the next ones are. Those of three are in memory. */
const AHEAD = 2

async function* rowsOf(
  ctx: TenantCtx,
  exported: Exported & { readonly chosen: readonly string[] | null },
): AsyncGenerator<readonly SheetRow[]> {
  await refreshWholeLists(ctx)
  const pages: Promise<Page>[] = []
  let finding: Promise<readonly Found[]> | null = failingLater(findRows(ctx, exported, null))
  try {
    for (;;) {
      while (finding !== null && pages.length < AHEAD) {
        const found: readonly Found[] = await finding
        const last = found.length < PAGE ? undefined : found.at(-1)
        finding = last === undefined ? null : failingLater(findRows(ctx, exported, last))
        pages.push(failingLater(readPage(ctx, found)))
      }
      const page = await pages.shift()
      if (page === undefined) return
      yield rowsOfFound(page.found, page.subjects, exported.columns)
    }
  } finally {
    // Whoever asks no more does not leave a reading behind that nobody waits for.
    await Promise.allSettled([...pages, finding])
  }
}

/** The same promise, of which a failure counts when it is awaited: until then a slow reader may take its time. */
function failingLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}

async function readPage(ctx: TenantCtx, found: readonly Found[]): Promise<Page> {
  return { found, subjects: await loadFound(ctx, found) }
}
