import { registerHooks } from 'node:module'
import { z } from 'zod'

/**
 * Loaded before a server (`--import`), it removes guards from the sources as they are loaded, as `weaken` does in SQL
 * functions. The environment variable WEAKENED lists them.
 */
const cuts = z
  .array(z.object({ file: z.string(), guard: z.string(), instead: z.string() }))
  .parse(JSON.parse(process.env.WEAKENED ?? '[]'))

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = cuts
      .filter(({ file }) => url.endsWith(`/src/server/${file}`))
      .reduce((text, { guard, instead, file }) => {
        const weak = text.replace(new RegExp(guard), instead)
        if (weak === text) throw new Error(`${file} has no guard ${guard}.`)
        return weak
      }, String(loaded.source))
    return { ...loaded, source }
  },
})
