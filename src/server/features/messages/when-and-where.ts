import type { Attendance } from '#domain/quote/attendance.ts'
import { attendanceLines, meetingWords, placeWords, termWords } from '#i18n/pl/attendance-words.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import type { MailPart } from './mail-layout.ts'

interface Attended {
  readonly attendance: readonly Attendance[]
  readonly people: readonly { readonly ref: string; readonly firstName: string; readonly lastName: string }[]
}

/** When each person takes part, when and where to meet, as far as the event states it. */
export function whenAndWhere({ attendance, people }: Attended): MailPart[] {
  const meeting = meetingWords(attendance)
  const nameOf = (ref: string) => {
    const person = people.find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName} ${person.lastName}`
  }
  const lines = attendanceLines(attendance, nameOf)
  const term = termWords(attendance)
  const terms = lines.length > 1 ? lines : term === null ? [] : [commonMailWords.term(term)]
  const known = [lines.length > 1 ? null : meeting, placeWords(attendance)].filter((text) => text !== null)
  const where = known.length > 0 ? [commonMailWords.meeting(known)] : []
  return [...terms, ...where].map((text) => ({ kind: 'paragraph', text }))
}
