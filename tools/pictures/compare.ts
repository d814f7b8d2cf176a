import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How a picture compares with the one of the same name of the previous run. */
export type Difference =
  | { readonly kind: 'new' | 'same' | 'size' }
  /** Part of the pixels that differ, 0 to 1. */
  | { readonly kind: 'pixels'; readonly share: number }

/** Compares two folders of pictures, by the names of the newer one. */
export function compareRuns(
  files: readonly string[],
  now: string,
  before: string,
): ReadonlyMap<string, Difference> {
  return new Map(files.map((file) => [file, difference(join(now, file), join(before, file))]))
}

function difference(now: string, before: string): Difference {
  if (!existsSync(before)) return { kind: 'new' }
  const [newer, older] = [readFileSync(now), readFileSync(before)]
  if (newer.equals(older)) return { kind: 'same' }
  const [a, b] = [PNG.sync.read(newer), PNG.sync.read(older)]
  if (a.width !== b.width || a.height !== b.height) return { kind: 'size' }
  const differing = pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.1 })
  return differing === 0 ? { kind: 'same' } : { kind: 'pixels', share: differing / (a.width * a.height) }
}

/** 'new', 'as before', 'other size', '2.4 % of the pixels'. */
export function differenceText(found: Difference): string {
  if (found.kind === 'pixels') return `${(found.share * 100).toFixed(2)} % of the pixels`
  return { new: 'new', same: 'as before', size: 'other size' }[found.kind]
}
