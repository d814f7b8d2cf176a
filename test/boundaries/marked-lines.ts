import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The expectations within a fixture: a line that must be refused ends with `// refused: rule, rule`.
 * Returns `file:line rule` for each, sorted; files are relative to `folder`.
 */
export async function markedLines(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: folder }))
  const marks = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n')
      return lines.flatMap((line, index) => {
        const rules = /\/\/ refused: (.+)$/.exec(line)?.[1]?.split(', ') ?? []
        return rules.map((rule) => `${file.split(path.sep).join('/')}:${index + 1} ${rule}`)
      })
    }),
  )
  return marks.flat().sort()
}
