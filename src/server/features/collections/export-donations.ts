import { Readable } from 'node:stream'
import { donationNumber } from '#domain/collection/donation-number.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { donationFileWords as words } from '#i18n/pl/collections.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { SheetCell, SheetRow } from '#server/base/sheets/sheet.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { listEntries } from './records/donors.queries.ts'
import { getStoredCollection } from './records/get-stored-collection.ts'

const PAGE = 500

/** The ledger of a collection as CSV for a Polish spreadsheet, line by line. @throws Refusal not_found */
export async function exportDonations(ctx: TenantCtx, collectionId: string): Promise<FileAnswer> {
  const { title } = await ctx.db.tenant(ctx.account, async (tx) => {
    const found = await getStoredCollection(tx, collectionId)
    const details = { collection: collectionId, name: found.title }
    await recordAudit(tx, ctx, { action: 'collection.exported', details })
    return found
  })
  const day = localOf(ctx.now).toPlainDate().toString()
  const sheet = { name: title, head: words.head, rows: rowsOf(ctx, collectionId) }
  return new FileAnswer({
    name: `${title} ${day}.csv`,
    type: 'text/csv; charset=utf-8',
    size: null,
    content: Readable.from(writeCsv(sheet, ';')),
  })
}

async function* rowsOf(ctx: TenantCtx, collectionId: string): AsyncGenerator<readonly SheetRow[]> {
  for (let offset = 0, isMore = true; isMore; offset += PAGE) {
    const rows = await ctx.db.tenant(ctx.account, (tx) =>
      listEntries(tx, collectionId, { offset, limit: PAGE }),
    )
    yield rows.map(
      (row): SheetRow => [
        { kind: 'day', value: localOf(row.at).toPlainDate().toString() },
        text(words.kinds[row.kind]),
        text(donationNumber(row.donationId)),
        { kind: 'money', value: row.amount },
        ...[row.name, row.email, row.gateway, row.transactionId ?? ''].map(text),
      ],
    )
    isMore = rows.length === PAGE
  }
}

const text = (value: string): SheetCell => ({ kind: 'text', value })
