import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { functionEdits } from './function-edits.ts'
import { changesTree, type Edit, edited, sourceEdits } from './source-edits.ts'

/** One fault of one line. The id is the same wherever the line moves to. */
export interface Mutation {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly operator: string
  readonly before: string
  readonly after: string
  readonly changed: string
}

const SOURCES = ['src/{domain,server}/**/*.ts', 'db/functions/*.sql']
/** Tests, made-up data for tests, and what is generated. */
const NOT_OURS = /\.(test|fixture|d)\.ts$|^src\/server\/db\/schema\.ts$/

/**
 * One fault for each line that can have one, in the order of the seed. A line has its place by its own text and its
 * file alone: a change elsewhere leaves the order of all others.
 * @param only files whose path begins so
 */
export function chooseMutations(root: string, seed: number, only: string): IteratorObject<Mutation> {
  const files = globSync(SOURCES, { cwd: root }).filter(
    (file) => !NOT_OURS.test(file) && file.startsWith(only),
  )
  const ranked = files.flatMap((file) =>
    lines(root, file).map((line) => ({ ...line, rank: rankOf(seed, line) })),
  )
  const ordered = ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return ordered.values().flatMap((line) => mutationOf(seed, line))
}

interface Line {
  readonly file: string
  readonly source: string
  readonly number: number
  readonly text: string
  /** How many lines of the file before it have the same text. */
  readonly nth: number
  readonly edits: readonly Edit[]
}

function lines(root: string, file: string): Line[] {
  const source = readFileSync(join(root, file), 'utf8')
  const texts = source.split('\n')
  const edits = file.endsWith('.sql') ? functionEdits(source) : sourceEdits(source)
  const byLine = Map.groupBy(edits, ({ start }) => source.slice(0, start).split('\n').length)
  return [...byLine].map(([number, own]) => {
    const text = texts[number - 1] ?? ''
    const nth = texts.slice(0, number - 1).filter((other) => other === text).length
    return { file, source, number, text, nth, edits: own }
  })
}

const rankOf = (seed: number, { file, text, nth }: Line) => digest(`${seed} ${file} ${nth} ${text}`)

/** The first of its faults, in the order of the seed, that changes what the source says. */
function mutationOf(seed: number, { file, source, number, text, nth, edits }: Line): Mutation[] {
  const nameOf = (edit: Edit) =>
    digest(
      `${file} ${nth} ${text} ${edit.operator} ${edit.start - source.lastIndexOf('\n', edit.start)} ${edit.text}`,
    )
  const rankOfEdit = (edit: Edit) => digest(`${seed} ${nameOf(edit)}`)
  const ordered = edits.toSorted((a, b) => (rankOfEdit(a) < rankOfEdit(b) ? -1 : 1))
  for (const edit of ordered) {
    const changed = edited(source, edit)
    if (!(file.endsWith('.sql') ? changed !== source : changesTree(source, changed))) continue
    const before = source.slice(edit.start, edit.end)
    const id = nameOf(edit).slice(0, 8)
    return [{ id, file, line: number, operator: edit.operator, before, after: edit.text, changed }]
  }
  return []
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
