import type { z } from 'zod'
import type { startListFile as contract } from '#contract/list-files.ts'
import type { Role } from '#domain/access/rights.ts'
import { listFileRefusals as words } from '#i18n/pl/list-files.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countRows } from '../registrations/lists/count-rows.ts'
import { readExported } from '../registrations/lists/exported-rows.ts'
import { noteExport } from '../registrations/lists/note-export.ts'
import { refreshLists } from '../registrations/lists/refresh-lists.ts'
import { enqueueListFile } from './enqueue-list-file.ts'
import { filesOfUser, insertFile, lockFilesOfUser } from './list-files.queries.ts'

/** Of a member of an account. */
const MOST = 5
/** Long enough for a worker that was away. */
const MADE_WITHIN = { hours: 24 }

type Input = z.output<typeof contract.params> &
  z.output<typeof contract.body> & { readonly role: Role; readonly user: string }

/**
 * Has a job make a list a file for the member who asks.
 * @throws Refusal as `exportList`; invalid_input when the member has as many files as are kept
 */
export async function startListFile(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { accountId: _, eventId, list, role, user, ...query } = input
  const rows = await countAll(ctx, input)
  const listFileId = newId()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const exported = await readExported(tx, ctx, input)
    await lockFilesOfUser(tx, user)
    if ((await filesOfUser(tx, user)).length >= MOST) throw tooMany()
    await noteExport(tx, ctx, input, exported)
    await insertFile(tx, {
      ...{ accountId: ctx.account, listFileId, eventId, userId: user, list, query },
      ...{ rows, keptUntil: ctx.now.add(MADE_WITHIN) },
    })
    await enqueueListFile(tx, ctx, listFileId)
  })
  return { id: listFileId }
}

/** Null when they are too many to count, or while the list is still being made right: the file will have more than are counted. */
async function countAll(ctx: TenantCtx, input: Input): Promise<number | null> {
  const isRight = await ctx.db.tenant(ctx.account, async (tx) => {
    await readExported(tx, ctx, input)
    return refreshLists(tx, ctx)
  })
  const { count, more } = await countRows(ctx, input)
  return isRight && !more ? count : null
}

const tooMany = () =>
  new Refusal('invalid_input', {
    problems: [{ code: 'invalid_input', field: 'format', message: words.many(MOST) }],
  })
