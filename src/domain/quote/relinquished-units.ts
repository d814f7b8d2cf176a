import type { CompiledDefinition } from './compiled.ts'

interface TakenLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly quantity: number
}

/**
 * For each agreed line, how many of its pieces a person who stays gives up by a change: a term, a day, an extra, a
 * piece. An exchange for another option of the same item is not giving up, and an item that everyone has is not a
 * choice. Of several options that could be meant the first are.
 */
export function relinquishedUnits(
  { items }: Pick<CompiledDefinition, 'items'>,
  agreed: readonly TakenLine[],
  changed: readonly TakenLine[],
): number[] {
  const chosen = new Set(items.flatMap(({ item }) => (item.choose === 'always' ? [] : [item.id])))
  const [before, after] = [piecesOf(agreed), piecesOf(changed)]
  const net = new Map(
    [...before].map(([thing, options]) => [thing, Math.max(0, sum(options) - sum(after.get(thing)))]),
  )
  const gone = new Map<string, number>()
  return agreed.map((line) => {
    if (!chosen.has(line.item)) return 0
    const thing = lineKey(line)
    const left = after.get(thing)?.get(line.option) ?? 0
    const option = `${thing} ${line.option}`
    // A line may be split: the remaining choice of the option covers its first pieces.
    const covered = gone.get(option) ?? left
    const shrunk = Math.max(0, line.quantity - covered)
    gone.set(option, Math.max(0, covered - line.quantity))
    const pieces = Math.min(shrunk, net.get(thing) ?? 0)
    net.set(thing, (net.get(thing) ?? 0) - pieces)
    return pieces
  })
}

const lineKey = ({ person, item }: TakenLine) => JSON.stringify([person, item])

/** How many pieces of each option of each item a person has. */
function piecesOf(lines: readonly TakenLine[]): Map<string, Map<string | null, number>> {
  const all = new Map<string, Map<string | null, number>>()
  for (const line of lines) {
    const options = all.get(lineKey(line)) ?? new Map<string | null, number>()
    options.set(line.option, (options.get(line.option) ?? 0) + line.quantity)
    all.set(lineKey(line), options)
  }
  return all
}

const sum = (options: ReadonlyMap<unknown, number> | undefined) =>
  [...(options?.values() ?? [])].reduce((all, pieces) => all + pieces, 0)
