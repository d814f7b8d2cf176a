import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a copy shares with the original: packages, built pages, and the folder that every run of tests tidies up. */
const SHARED = ['node_modules', 'dist', '.data']

/** A copy of the sources to plant faults in; it is removed at the end. */
export function copySources(root: string): { readonly folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'zapisano-mutate-'))
  const left = new Set([...SHARED, '.git'].map((name) => join(root, name)))
  cpSync(root, folder, { recursive: true, filter: (file) => !left.has(file) })
  for (const name of SHARED.filter((shared) => existsSync(join(root, shared))))
    symlinkSync(join(root, name), join(folder, name))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
