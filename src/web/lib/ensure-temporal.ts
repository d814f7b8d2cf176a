/** Loads the polyfill of Temporal where the browser does not support it (18 kB that most do not load). */
export async function ensureTemporal(): Promise<void> {
  if ('Temporal' in globalThis) return
  await import('temporal-polyfill/global')
}
