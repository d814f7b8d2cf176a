import type { Cell } from '#domain/lists/cell.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import { ticketStates } from '#i18n/pl/lists.ts'
import { paidNesses, registrationStates } from '#i18n/pl/states.ts'
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
    case 'day': {
      const day = readDay(cell.value)
      return day === null ? text(cell.value) : { kind: 'day', value: day }
    }
    case 'moment':
      return { kind: 'moment', value: localOf(Temporal.Instant.from(cell.value)) }
    default:
      return cell
  }
}
