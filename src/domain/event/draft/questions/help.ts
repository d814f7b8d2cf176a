import { safeHelp } from '../../../form/html/help-html.ts'
import { htmlOfText, textOfHtml } from '../../../form/html/plain-html.ts'
import type { Question } from './blocks.ts'
import { withFields } from './change-question.ts'

const LONGEST_PLAIN = 500
const LONGEST_RICH = 5000

/** The help of a question as the editor shows it. */
export const htmlOfHelp = ({ help, helpHtml }: Pick<Question, 'help' | 'helpHtml'>): string =>
  helpHtml ?? (help === undefined ? '' : htmlOfText(help))

/** The question with what was written in the editor: plain words of one paragraph stay plain text. */
export function withHelp(question: Question, html: string): Question {
  const rich = safeHelp(html)
  if (rich === '') return withFields(question, { help: undefined, helpHtml: undefined })
  const text = textOfHtml(rich)?.trim()
  return text === undefined || text.includes('\n') || text.length > LONGEST_PLAIN
    ? withFields(question, { help: undefined, helpHtml: rich })
    : withFields(question, { help: text, helpHtml: undefined })
}

/** Whether so much can be kept. */
export const fitsAsHelp = (html: string): boolean => safeHelp(html).length <= LONGEST_RICH
