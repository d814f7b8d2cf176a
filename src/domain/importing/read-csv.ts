/** Rows of cells of a file, the heading first. */
export type Table = readonly (readonly string[])[]

const SEPARATORS = [';', ',', '\t'] as const
/** So many characters are looked at to find the separator. */
const LOOKED_AT = 20_000

/**
 * Reads a table that spreadsheets save as text: by semicolons, commas or tabulators, whichever parts its heading most often;
 * a cell in quotes may hold separators, lines and doubled quotes. Lines without any text are left out.
 */
export function readCsv(text: string): Table {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text
  // Excel says it itself.
  const [, stated] = /^sep=(.)\r?\n/i.exec(bare) ?? []
  const body = stated === undefined ? bare : bare.slice(bare.indexOf('\n') + 1)
  const separator = stated ?? separatorOf(body)
  return linesOf(body, separator).filter((cells) => cells.some((cell) => cell !== ''))
}

/** The one that makes most cells of the first line. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map((separator) => ({
    separator,
    cells: linesOf(text.slice(0, LOOKED_AT), separator)[0]?.length ?? 0,
  }))
  return counts.toSorted((one, other) => other.cells - one.cells)[0]?.separator ?? ';'
}

function linesOf(text: string, separator: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (let at = 0; at <= text.length; ) {
    const cell = cellAt(text, at, separator)
    line.push(cell.value.trim())
    at = cell.end
    if (text[at] === separator) {
      at += 1
      continue
    }
    lines.push(line)
    line = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return lines
}

/** A cell that begins here, and where it ends: at a separator, at the end of the line or of the text. */
function cellAt(text: string, from: number, separator: string) {
  if (text[from] !== '"') {
    const end = endOfCell(text, from, separator)
    return { value: text.slice(from, end), end }
  }
  let value = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { value: value + text.slice(at), end: text.length }
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { value, end: endOfCell(text, quote + 1, separator) }
    value += '"'
    at = quote + 2
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}
