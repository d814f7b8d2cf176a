import type { CompiledDefinition } from './compiled.ts'

interface TakenLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly quantity: number
}

/**
 * Of each agreed line, how many of its pieces whoever stays gives up by a change: a term, a day, an extra, a piece.
 * What is exchanged for another option of the same thing is not given up, and what everybody has is no choice.
 * Of several options that could be meant the first are.
 */
export function givenUp(
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
    const thing = thingOf(line)
    const left = after.get(thing)?.get(line.option) ?? 0
    const option = `${thing} ${line.option}`
    // A line may be split: what stays of the option covers its first pieces.
    const covered = gone.get(option) ?? left
    const shrunk = Math.max(0, line.quantity - covered)
    gone.set(option, Math.max(0, covered - line.quantity))
    const pieces = Math.min(shrunk, net.get(thing) ?? 0)
    net.set(thing, (net.get(thing) ?? 0) - pieces)
    return pieces
  })
}

const thingOf = ({ person, item }: TakenLine) => JSON.stringify([person, item])

/** How many pieces of each option of each thing somebody has. */
function piecesOf(lines: readonly TakenLine[]): Map<string, Map<string | null, number>> {
  const all = new Map<string, Map<string | null, number>>()
  for (const line of lines) {
    const options = all.get(thingOf(line)) ?? new Map<string | null, number>()
    options.set(line.option, (options.get(line.option) ?? 0) + line.quantity)
    all.set(thingOf(line), options)
  }
  return all
}

const sum = (options: ReadonlyMap<unknown, number> | undefined) =>
  [...(options?.values() ?? [])].reduce((all, pieces) => all + pieces, 0)
