import { plainText } from './html/plain-html.ts'

interface Helped {
  readonly help?: string | undefined
  readonly helpHtml?: string | undefined
}

/** The words of a question's help, whichever form it has; undefined without any. */
export function helpText({ help, helpHtml }: Helped): string | undefined {
  if (helpHtml === undefined || helpHtml === '') return help
  return plainText(helpHtml)
}
