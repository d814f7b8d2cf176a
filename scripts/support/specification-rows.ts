/** One rule of docs/specification.md. */
export interface SpecificationRow {
  readonly rule: string
  /** Texts between quotation marks: they appear in the product verbatim. */
  readonly words: readonly string[]
  readonly proofs: readonly { readonly file: string; readonly title: string }[]
  /** A later change implements it. */
  readonly open: boolean
}

/** Reads the tables of docs/specification.md; the last cell of a row holds its proofs. */
export function rowsOf(markdown: string): SpecificationRow[] {
  const [rules = ''] = markdown.split('\n## Odstępstwa')
  return rules
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => !HEADS.has(cells.at(-1) ?? ''))
    .map((cells) => {
      const proof = cells.at(-1) ?? ''
      const rule = cells.slice(0, -1).join(' ')
      return { rule, words: wordsOf(rule), proofs: proofsOf(proof), open: proof.startsWith('open') }
    })
}

const HEADS = new Set(['proof'])

/** `file` › title; several are separated by a semicolon before the next file. */
const proofsOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.test\.tsx?)` › (.+?)(?=; `|$)/g)].map(([, file = '', title = '']) => ({
    file,
    title: title.trim(),
  }))

const wordsOf = (rule: string) =>
  [...rule.matchAll(/(?<!\p{L})'([^']{4,})'/gu)].map(([, words = '']) => words)
