import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { exportTransferPackage as contract } from '#contract/packages.ts'
import { elixirFile, type Transfer } from '#domain/payment/transfers/elixir.ts'
import { formatAccount } from '#domain/values/iban.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { transferSheet, transferTitle } from '#i18n/pl/transfers.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { writeCsv } from '#server/base/sheets/csv.ts'
import type { SheetRow } from '#server/base/sheets/sheet.ts'
import { toWindows1250 } from '#server/base/windows-1250.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { assertReady, getLockedPackage } from './get-locked-package.ts'
import { listItems } from './packages.queries.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.query>

interface Row extends Transfer {
  readonly number: string
}

/**
 * The file of a package, as often as it is wanted while the package is open. What the gateway has given back meanwhile
 * is left out.
 * @throws Refusal not_found; package_ended; second_person_needed
 */
export async function exportPackage(ctx: TenantCtx, input: Input): Promise<FileAnswer> {
  const { eventId, packageId, format } = input
  const { legalName, name, address } = await getAccount(ctx)
  const sender = [legalName === '' ? name : legalName, address].filter((part) => part !== '').join(', ')
  const rows = await ctx.db.tenant(ctx.account, async (tx) => {
    const found = await getLockedPackage(tx, { eventId, packageId })
    assertReady(found)
    await recordAudit(tx, ctx, {
      ...{ action: 'refund.package_taken', eventId },
      details: { package: packageId, amount: found.amount, transfers: found.transfers, format },
    })
    return (await listItems(tx, packageId)).flatMap((item): Row[] =>
      item.accountSealed === null || item.refundState !== 'to_transfer'
        ? []
        : [
            {
              ...{ from: found.fromAccount, to: ctx.secrets.open(item.accountSealed, item.refundId) },
              ...{ amount: item.amount, sender, number: item.number },
              receiver: `${item.contactFirstName} ${item.contactLastName}`,
              title: transferTitle(item.number),
            },
          ],
    )
  })
  const day = localOf(ctx.now).toPlainDate().toString()
  return format === 'elixir' ? elixirAnswer(rows, day) : csvAnswer(rows, day)
}

function elixirAnswer(rows: readonly Row[], day: string): FileAnswer {
  const bytes = toWindows1250(elixirFile(rows, day))
  return new FileAnswer({
    name: `${transferSheet.name} ${day}.pli`,
    type: 'text/plain; charset=windows-1250',
    size: bytes.length,
    content: Readable.from([bytes]),
  })
}

function csvAnswer(rows: readonly Row[], day: string): FileAnswer {
  const sheet = { name: transferSheet.name, head: transferSheet.head, rows: sheetRows(rows) }
  return new FileAnswer({
    name: `${transferSheet.name} ${day}.csv`,
    type: 'text/csv; charset=utf-8',
    size: null,
    content: Readable.from(writeCsv(sheet, ';')),
  })
}

async function* sheetRows(rows: readonly Row[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows.map(({ number, receiver, to, amount, title }) => [
    ...[number, receiver, formatAccount(to)].map((value) => ({ kind: 'text', value }) as const),
    { kind: 'money', value: amount },
    { kind: 'text', value: title },
  ])
}
