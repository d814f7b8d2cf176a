import { Readable } from 'node:stream'
import { localOf } from '#domain/values/polish-time.ts'
import { inviteFileWords, inviteStateWords } from '#i18n/pl/invites.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { SheetCell, SheetRow } from '#server/base/sheets/sheet.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { eventAddress } from './event-address.ts'
import { viewOf } from './invite.view.ts'
import { getList } from './invite-lists.ts'
import { listOfList } from './invites.queries.ts'

const PAGE = 500

interface Wanted {
  readonly eventId: string
  readonly list: string
}

/** A list as CSV for a Polish spreadsheet, with each code and its link. @throws Refusal not_found */
export async function exportInvites(ctx: TenantCtx, wanted: Wanted): Promise<FileAnswer> {
  const { name, address } = await ctx.db.tenant(ctx.account, async (tx) => {
    const found = await getList(tx, ctx, wanted)
    const details = { name: found.name }
    await recordAudit(tx, ctx, { action: 'invite.exported', eventId: wanted.eventId, details })
    return { name: found.name, address: await eventAddress(tx, ctx, wanted.eventId) }
  })
  const day = localOf(ctx.now).toPlainDate().toString()
  const sheet = { name, head: inviteFileWords.head, rows: rowsOf(ctx, wanted, address) }
  return new FileAnswer({
    name: `${name} ${day}.csv`,
    type: 'text/csv; charset=utf-8',
    size: null,
    content: Readable.from(writeCsv(sheet, ';')),
  })
}

async function* rowsOf(ctx: TenantCtx, wanted: Wanted, address: string): AsyncGenerator<readonly SheetRow[]> {
  for (let after: string | undefined, isMore = true; isMore; ) {
    const page = { limit: PAGE, ...(after === undefined ? {} : { after }) }
    const rows = await ctx.db.tenant(ctx.account, (tx) => listOfList(tx, wanted, page))
    yield rows.map((row) => {
      const view = viewOf(ctx, row, address)
      return [
        ...[view.firstName, view.lastName, view.email, view.code, view.address],
        ...[
          inviteStateWords(view.state, view.email === '' ? 'codes' : 'people'),
          view.registrations.map(({ number }) => number).join(', '),
          view.note,
        ],
      ].map(text)
    })
    after = rows.at(-1)?.inviteId
    isMore = rows.length === PAGE
  }
}

const text = (value: string): SheetCell => ({ kind: 'text', value })
