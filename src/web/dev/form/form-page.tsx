import { useState } from 'react'
import type { FieldTypeName } from '#domain/form/field-types.ts'
import { FormUploads } from '#web/kit/form/form-uploads.tsx'
import type { Upload } from '#web/kit/form/upload-queue.ts'
import { LivePanel } from './live-panel.tsx'
import { SAMPLES } from './samples.ts'
import { StateGallery } from './state-gallery.tsx'

const TYPES = Object.keys(SAMPLES) as FieldTypeName[]

/** Every field of the form library in every state, and a form with all of them to play with. */
export function FormPage() {
  const [dark, setDark] = useState(false)
  return (
    <main className="form-page" data-scheme={dark ? 'dark' : 'light'}>
      <header>
        <h1>Biblioteka formularzy</h1>
        <p>Żywy formularz ze wszystkimi typami pól, a&nbsp;niżej każde pole w&nbsp;każdym stanie.</p>
        <button type="button" className="btn quiet" aria-pressed={dark} onClick={() => setDark(!dark)}>
          Ciemne kolory
        </button>
      </header>
      <FormUploads upload={pretendUpload}>
        <LivePanel />
        <nav aria-label="Typy pól" className="types">
          {TYPES.map((type) => (
            <a key={type} href={`#typ-${type}`}>
              {type}
            </a>
          ))}
        </nav>
        {TYPES.map((type) => (
          <StateGallery key={type} type={type} />
        ))}
      </FormUploads>
    </main>
  )
}

const STEPS = 10
const STEP_MS = 150
/** Detected in a file name: the first attempt fails half-way, the next one succeeds, and so on. */
const FAILING = 'awaria'

let count = 0
const tries = new Map<string, number>()

/** Replaces a server: reads the file in the browser, slowly enough to be seen, and sends it nowhere. */
const pretendUpload: Upload = async (file, { signal, onProgress }) => {
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
