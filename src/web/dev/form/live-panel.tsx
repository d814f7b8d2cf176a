import { useState } from 'react'
import { disableForm, enableForm, loadForm, resetForm, serialiseForm, touchAll } from '#domain/form/form.ts'
import { isModified, isValid } from '#domain/form/form-state.ts'
import { FormView } from '#web/kit/form/form-view.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { createLiveForm, SAVED } from './live-form.ts'

/** A form to try out; next to it, its state. */
export function LivePanel() {
  const { form, setForm } = useForm(createLiveForm)
  const [sent, setSent] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const actions = [
    { name: 'Wczytaj zapisane', act: () => setForm((now) => loadForm(now, SAVED)) },
    { name: 'Przywróć', act: () => setForm((now) => resetForm(now)) },
    { name: 'Przyjmij wartości', act: () => setForm((now) => resetForm(now, { keepValues: true })) },
    { name: 'Pokaż wszystkie błędy', act: () => setForm(touchAll) },
    {
      name: form.disabled ? 'Włącz formularz' : 'Wyłącz formularz',
      act: () => setForm(form.disabled ? enableForm : disableForm),
    },
  ]
  const loadTyped = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const stored = readObject(String(new FormData(event.currentTarget).get('stored')))
    setError(stored === null ? 'To nie jest obiekt JSON.' : null)
    if (stored !== null) setForm((now) => loadForm(now, stored))
  }
  return (
    <section className="live" aria-label="Żywy formularz">
      <div className="live-form">
        <FormView
          form={form}
          onChange={setForm}
          onSubmit={(valid) => setSent(JSON.stringify(serialiseForm(valid)))}
          onCancel={() => setForm((now) => resetForm(now))}
        />
        {sent !== null && (
          <p role="status" className="sent">
            Zapisano: {sent}
          </p>
        )}
      </div>
      <aside className="live-state" aria-label="Stan formularza">
        <h2>Stan</h2>
        <ul className="flags">
          <li>{isValid(form) ? 'poprawny (valid)' : 'niepoprawny (invalid)'}</li>
          <li>{isModified(form) ? 'zmieniony (modified)' : 'niezmieniony'}</li>
          <li>{form.disabled ? 'wyłączony' : 'włączony'}</li>
        </ul>
        <div className="actions">
          {actions.map(({ name, act }) => (
            <button key={name} type="button" className="btn quiet" onClick={act}>
              {name}
            </button>
          ))}
        </div>
        <h3>Wartości do zapisania</h3>
        <pre className="values">{JSON.stringify(serialiseForm(form), null, 1)}</pre>
        <form className="load" onSubmit={loadTyped}>
          <label htmlFor="stored">Wczytaj z&nbsp;JSON</label>
          <textarea
            className="input"
            id="stored"
            name="stored"
            rows={3}
            defaultValue={'{ "time": "05:30:00" }'}
          />
          {error !== null && <p role="alert">{error}</p>}
          <button type="submit" className="btn quiet">
            Wczytaj
          </button>
        </form>
      </aside>
    </section>
  )
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null
  } catch {
    return null
  }
}
