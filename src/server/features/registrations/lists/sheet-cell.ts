import type { Cell } from '#domain/lists/cell.ts'
import { readDay } from '#domain/values/time.ts'
import { documentsText } from '#i18n/pl/checked-documents.ts'
import { ticketStates } from '#i18n/pl/lists.ts'
import { paidNesses, registrationStates } from '#i18n/pl/states.ts'
import { localTextOf } from '#server/base/sheets/local-text.ts'
import type { SheetCell } from '#server/base/sheets/sheet.ts'

const text = (value: string): SheetCell => ({ kind: 'text', value })

/** A value of a list as it stands in a file: states in words, moments in Polish time. */
export function sheetCell(cell: Cell | null): SheetCell {
  switch (cell?.kind) {
    case undefined:
      return null
    case 'state':
      return text(registrationStates[cell.value])
    case 'paid':
      return text(paidNesses[cell.value])
    case 'ticket':
      return text(ticketStates[cell.value])
    case 'documents':
      return text(documentsText(cell.value))
    case 'day':
      return isDay(cell.value) ? cell : text(cell.value)
    case 'moment':
      return { kind: 'moment', value: localTextOf(cell.value) }
    default:
      return cell
  }
}

const FOUR_DIGITS = /^\d{4}-\d\d-\d\d$/
/** Whether a text is a day, by the text: the same days come again and again, and reading one is slow. */
const KNOWN = new Map<string, boolean>()
const KEPT = 50_000

function isDay(iso: string): boolean {
  const known = KNOWN.get(iso)
  if (known !== undefined) return known
  if (KNOWN.size >= KEPT) KNOWN.clear()
  const is = FOUR_DIGITS.test(iso) && readDay(iso) !== null
  KNOWN.set(iso, is)
  return is
}
