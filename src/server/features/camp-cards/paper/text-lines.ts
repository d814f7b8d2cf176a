import { otherAlphabet } from '#i18n/pl/camp-card.ts'
import type { Pdf } from '#server/base/pdf.ts'

/** A text in lines of this width, by the current face; a word that is wider than a line is divided. */
export function wrapped(pdf: Pdf, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/).flatMap((each) => divided(pdf, each, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pdf.widthOfString(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function divided(pdf: Pdf, word: string, width: number): string[] {
  if (pdf.widthOfString(word) <= width) return [word]
  const parts: string[] = ['']
  for (const letter of word) {
    const part = parts.at(-1) ?? ''
    if (pdf.widthOfString(part + letter) > width) parts.push(letter)
    else parts[parts.length - 1] = part + letter
  }
  return parts
}

/** The faces have Latin letters alone: what is written by others is referred to, and pictographs are left out. */
export function legible(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f|[^\P{Cc}\n]/gu, ' ')
    .trim()
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(plain) ? otherAlphabet : plain
}
