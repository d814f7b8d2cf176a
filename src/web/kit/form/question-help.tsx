import type { Question } from '#domain/event/definition/definition.ts'
import { RichText } from './rich-text.tsx'

/** The help of a question where it is rich text; undefined where it is plain or there is none. */
export const richHelpOf = ({ helpHtml }: Pick<Question, 'helpHtml'>): React.ReactNode =>
  helpHtml === undefined || helpHtml === '' ? undefined : <RichText html={helpHtml} newTab />
