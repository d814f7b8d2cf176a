/** Loads the polyfill of Temporal where the browser has none of its own (18 kB that most do not pay). */
export async function ensureTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return
  await import('temporal-polyfill/global')
}
