import type { Upload } from '#web/kit/form/upload-desk.ts'

const STEPS = 10
const STEP_MS = 150
/** In a name: the first try fails half-way, the next one succeeds, and so on. */
const FAILING = 'awaria'

let count = 0
const tries = new Map<string, number>()

/** Stands in for a server: reads the file in the browser, slowly enough to be seen, and sends it nowhere. */
export const pretendUpload: Upload = async (file, { signal, onProgress }) => {
  const attempt = (tries.get(file.name) ?? 0) + 1
  tries.set(file.name, attempt)
  for (let step = 1; step <= STEPS; step += 1) {
    await pause()
    signal.throwIfAborted()
    if (step === STEPS / 2 && attempt % 2 === 1 && file.name.includes(FAILING)) throw new Error(FAILING)
    await file.slice(((step - 1) * file.size) / STEPS, (step * file.size) / STEPS).arrayBuffer()
    onProgress(step / STEPS)
  }
  count += 1
  return { id: `plik-${count}`, name: file.name, size: file.size, type: file.type }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))
