import { sql } from 'kysely'
import type { CashKind, CashPurpose } from '#domain/payment/cash.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** The next number of a kind of documents of a desk in a year; nobody else gets one until the transaction ends. */
export async function takeCashNumber(
  tx: Tx,
  of: { readonly accountId: string; readonly deskId: string; readonly kind: CashKind; readonly year: number },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT take_cash_number(${of.accountId}, ${of.deskId}, ${of.kind}, ${of.year}) AS number`.execute(
    kysely(tx),
  )
  const [row] = rows
  if (!row) throw new Error('take_cash_number has returned nothing.')
  return row.number
}

export async function addCashDocument(
  tx: Tx,
  document: {
    readonly accountId: string
    readonly cashDocumentId: string
    readonly cashShiftId: string
    readonly cashDeskId: string
    readonly kind: CashKind
    readonly year: number
    readonly number: number
    readonly at: string
    readonly amount: number
    readonly purpose: CashPurpose
    readonly issuedBy: string
    readonly reason: string | null
    readonly registrationId: string | null
    readonly ledgerEntryId: string | null
    readonly reverses: string | null
    readonly idempotencyKey: string | null
  },
): Promise<void> {
  await kysely(tx).insertInto('cashDocument').values(document).execute()
}

/** Whether cash of a registration has documents: that of a test has none. */
export async function isTestRegistration(tx: Tx, registrationId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('registration')
    .select('isTest')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return row?.isTest === true
}

/** The document of an entry of the ledger. */
export async function findDocumentOfEntry(tx: Tx, ledgerEntryId: string) {
  return kysely(tx)
    .selectFrom('cashDocument')
    .select(['cashDocumentId', 'cashDeskId'])
    .where('ledgerEntryId', '=', ledgerEntryId)
    .executeTakeFirst()
}

/** A pay-out to the bank of an event, and whether it was taken back. */
export async function findPayOut(tx: Tx, eventId: string, documentId: string) {
  return kysely(tx)
    .selectFrom('cashDocument')
    .innerJoin('cashDesk', 'cashDesk.cashDeskId', 'cashDocument.cashDeskId')
    .select([
      'cashDocument.cashDeskId',
      'cashDocument.amount',
      sql<boolean>`EXISTS (SELECT FROM cash_document undone
        WHERE undone.reverses = cash_document.cash_document_id)`.as('isReversed'),
    ])
    .where('cashDesk.eventId', '=', eventId)
    .where('cashDocument.cashDocumentId', '=', documentId)
    .where('cashDocument.purpose', '=', 'to_bank')
    .executeTakeFirst()
}

/** The document that a request has issued under its key. */
export async function findKeyedDocument(tx: Tx, key: string) {
  return kysely(tx)
    .selectFrom('cashDocument')
    .select(['cashShiftId', 'amount', 'reason'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
}

type Of = { readonly shiftId: string } | { readonly registrationId: string } | { readonly documentId: string }

/** Documents with what is printed on them, in the order in which they were issued. */
export async function readCashDocuments(tx: Tx, of: Of) {
  const [column, value] =
    'shiftId' in of
      ? (['cashDocument.cashShiftId', of.shiftId] as const)
      : 'registrationId' in of
        ? (['cashDocument.registrationId', of.registrationId] as const)
        : (['cashDocument.cashDocumentId', of.documentId] as const)
  return kysely(tx)
    .selectFrom('cashDocument')
    .innerJoin('cashDesk', 'cashDesk.cashDeskId', 'cashDocument.cashDeskId')
    .leftJoin('registration', 'registration.registrationId', 'cashDocument.registrationId')
    .leftJoin('cashDocument as mistake', 'mistake.cashDocumentId', 'cashDocument.reverses')
    .selectAll('cashDocument')
    .select([
      'cashDesk.name as desk',
      'cashDesk.position',
      'registration.number as registrationNumber',
      'registration.contactFirstName',
      'registration.contactLastName',
      'mistake.kind as mistakeKind',
      'mistake.number as mistakeNumber',
      'mistake.year as mistakeYear',
      sql<boolean>`EXISTS (SELECT FROM cash_document undone
        WHERE undone.reverses = cash_document.cash_document_id)`.as('isReversed'),
    ])
    .where(column, '=', value)
    .orderBy('cashDocument.at')
    .orderBy('cashDocument.cashDocumentId')
    .execute()
}

/** What was booked by hand without cash for an event in a time, by way; neither mistakes nor tests. */
export async function sumBeside(
  tx: Tx,
  of: { readonly eventId: string; readonly from: string; readonly until: string },
) {
  const way = sql<'terminal' | 'transfer'>`ledger_entry.explanation->>'way'`
  return kysely(tx)
    .selectFrom('ledgerEntry')
    .innerJoin('registration', 'registration.registrationId', 'ledgerEntry.registrationId')
    .select([
      way.as('way'),
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(-sum(ledger_entry.amount))::bigint`.as('amount'),
    ])
    .where('registration.eventId', '=', of.eventId)
    .where('registration.isTest', '=', false)
    .where('ledgerEntry.kind', '=', 'payment')
    .where(sql<boolean>`ledger_entry.explanation->>'code' = 'paid_by_hand'`)
    .where(way, 'in', ['terminal', 'transfer'])
    .where('ledgerEntry.at', '>=', sql<Temporal.Instant>`${of.from}::timestamptz`)
    .where('ledgerEntry.at', '<=', sql<Temporal.Instant>`${of.until}::timestamptz`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM ledger_entry undone
        WHERE undone.registration_id = ledger_entry.registration_id
          AND undone.explanation->>'entry' = ledger_entry.ledger_entry_id::text)`,
    )
    .groupBy(way)
    .orderBy(way)
    .execute()
}
