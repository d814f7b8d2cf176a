import { dirname } from 'node:path/posix'

/** One file imports another; both relative to the root. */
export interface Import {
  readonly from: string
  readonly to: string
}

/**
 * The folders that need each other, directly or through others. A folder consists of its direct files: one below may
 * import what is shared above, unless something above imports it back. A cycle is reported once, as the shortest path
 * of imports that leads from its first folder back to itself: 'src/a/x.ts → src/b/y.ts, src/b/z.ts → src/a/x.ts'.
 */
export function folderCycles(imports: readonly Import[]): string[] {
  const between = imports.filter(({ from, to }) => to.startsWith('src/') && dirname(from) !== dirname(to))
  const byFolder = Map.groupBy(between, ({ from }) => dirname(from))
  const reported = new Set<string>()
  return [...byFolder.keys()].sort().flatMap((folder) => {
    const way = reported.has(folder) ? null : wayBack(folder, byFolder)
    if (way === null) return []
    for (const { from } of way) reported.add(dirname(from))
    return [way.map(({ from, to }) => `${from} → ${to}`).join(', ')]
  })
}

/** The shortest path of imports from a folder to itself; null when there is none. */
function wayBack(folder: string, byFolder: ReadonlyMap<string, readonly Import[]>): Import[] | null {
  const seen = new Set<string>()
  let ways: Import[][] = [[]]
  while (ways.length > 0) {
    const longer: Import[][] = []
    for (const way of ways) {
      const at = way.at(-1)
      for (const next of byFolder.get(at === undefined ? folder : dirname(at.to)) ?? []) {
        const reached = dirname(next.to)
        if (reached === folder) return [...way, next]
        if (!seen.has(reached)) longer.push([...way, next])
        seen.add(reached)
      }
    }
    ways = longer
  }
  return null
}
