import { useState } from 'react'
import type { FieldTypeName } from '#domain/form/field-types.ts'
import { FormUploads } from '#web/kit/form/form-uploads.tsx'
import { LivePanel } from './live-panel.tsx'
import { pretendUpload } from './pretend-upload.ts'
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
