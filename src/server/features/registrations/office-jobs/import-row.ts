import { contactSchema } from '#contract/site.ts'
import { importWords } from '#i18n/pl/importing.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { createOfficeRegistration } from '../order/create-office-registration.ts'
import { getOfficeQuote } from '../pricing/get-office-quote.ts'
import { quoteRefusal } from '../pricing/quote-refusal.ts'
import { writeNote } from '../staff/write-note.ts'
import { findNamesake } from './duplicates.queries.ts'
import { type ImportInput, importParameters, openInput } from './import-input.ts'
import type { Job, JobRow } from './office-jobs.queries.ts'
import { RowRefused } from './row-refused.ts'

/**
 * Registers the people of one row on the terms of the office and returns the id of the registration. The key of the row
 * orders once.
 * @throws Refusal as `createOfficeRegistration`; RowRefused for what cannot be read, and for people who are there already
 */
export async function importRow(tx: Tx, ctx: TenantCtx, job: Job, row: JobRow): Promise<string> {
  const { eventId } = job
  const { signed, skipDuplicates, columns } = importParameters.parse(job.parameters)
  const input = openInput(ctx, job.officeJobId, row.inputSealed)
  const contact = readContact(input, columns, row.lines[0] ?? 0)
  if (skipDuplicates) await assertNew(tx, eventId, input, row.lines)
  const { version } = await getPublishedEvent(tx, ctx, eventId)
  const { draft } = input
  const { priced } = await getOfficeQuote(ctx, { eventId, version, draft })
  if (priced.problems.length > 0) throw quoteRefusal(draft, priced.problems)
  const body = { version, expectedTotal: priced.total, draft, contact }
  const { registrationId } = await createOfficeRegistration(ctx, { eventId, key: row.rowKey, body })
  if (signed) await writeNote(ctx, { eventId, registrationId, text: '', tags: [importWords.signedTag] })
  return registrationId
}

const TARGETS = {
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  email: 'contact.email',
  phone: 'contact.phone',
} as const

/** Where nobody else is named, the first person is the registrant. */
function columnOf(columns: readonly (string | null)[], field: keyof typeof TARGETS): number | null {
  const names = [TARGETS[field], 'contact.fullName', field, 'fullName']
  const found = names.map((name) => columns.indexOf(name)).find((index) => index >= 0)
  return found ?? null
}

/** With everything that cannot be read, all at once. */
function readContact(input: ImportInput, columns: readonly (string | null)[], line: number) {
  const { contact, faults } = input
  const parsed = contactSchema.safeParse(contact)
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
  const said = new Set(faults.map(({ column }) => column))
  const ofContact = (['firstName', 'lastName', 'email', 'phone'] as const)
    .filter((field) => wrong.includes(field))
    .map((field) => {
      const message = importWords.wrongContact[field](contact[field])
      return { message, line, column: columnOf(columns, field) }
    })
    // What is missing of it altogether is said already.
    .filter(({ column }) => !said.has(column))
  const problems = [...faults, ...ofContact].map((fault) => ({ ...fault, person: null }))
  if (problems.length > 0 || !parsed.success) throw new RowRefused('unreadable', { problems })
  return parsed.data
}

async function assertNew(
  tx: Tx,
  eventId: string,
  { draft, twin }: ImportInput,
  lines: readonly number[],
): Promise<void> {
  if (twin !== null) throw duplicate(importWords.twin(twin.name, twin.line + FIRST_LINE), lines[0] ?? null)
  for (const [index, person] of draft.people.entries()) {
    const number = await findNamesake(tx, eventId, person)
    const name = `${person.firstName} ${person.lastName}`
    if (number !== undefined) throw duplicate(importWords.registered(name, number), lines[index] ?? null)
  }
}

/** A spreadsheet counts from 1, and the heading is its first line. */
const FIRST_LINE = 2

const duplicate = (message: string, line: number | null) =>
  new RowRefused('duplicate', { problems: [{ message, line, column: null, person: null }] })
