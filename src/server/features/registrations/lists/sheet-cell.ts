import type { Cell } from '#domain/lists/cell.ts'
import { readDay } from '#domain/values/time.ts'
import { documentsText } from '#i18n/pl/checked-documents.ts'
import { ticketStates } from '#i18n/pl/lists.ts'
import { paidNesses, registrationStates } from '#i18n/pl/states.ts'
import { remembered } from '#server/base/remembered.ts'
import { localTextOf } from '#server/base/sheets/local-text.ts'
import type { SheetCell } from '#server/base/sheets/sheet.ts'

const text = (value: string): SheetCell => ({ kind: 'text', value })

/** Each is one cell, however often it comes. */
const wordCell = remembered(text)

/** A value of a list as it stands in a file: states in words, moments in Polish time. */
export function sheetCell(cell: Cell | null): SheetCell {
  switch (cell?.kind) {
    case undefined:
      return null
    case 'state':
      return wordCell(registrationStates[cell.value])
    case 'paid':
      return wordCell(paidNesses[cell.value])
    case 'ticket':
      return wordCell(ticketStates[cell.value])
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

/** Whether a text is an ISO day of a year with four digits. */
const isDay = remembered((iso: string) => FOUR_DIGITS.test(iso) && readDay(iso) !== null, 50_000)
