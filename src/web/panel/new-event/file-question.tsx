import { type ReactNode, useId, useState } from 'react'
import { FileDrop } from '../shared/inputs/file-drop.tsx'
import type { Account } from '../shared/session.ts'
import { useCreation } from './use-creation.ts'

const MOST_BYTES = 256 * 1024

/** An event from a file that was taken out of the panel earlier, here or from another account. */
export function FileQuestion({ account }: { account: Account }): ReactNode {
  const { create, status } = useCreation(account)
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    const definition = file.size > MOST_BYTES ? undefined : await readJson(file)
    setWrong(definition === undefined ? NOT_AN_EVENT : null)
    if (definition !== undefined) create({ from: 'file', definition })
  }
  return (
    <section className="new-event" aria-label="Plik">
      <p>
        Wybierz plik, który ktoś pobrał przyciskiem „Pobierz plik” na stronie Zasady. Powstanie z&nbsp;niego
        szkic: nic nie trafi od razu na stronę.
      </p>
      <label className="new-event-file" htmlFor={id}>
        <span>Plik z&nbsp;wydarzeniem</span>
        <FileDrop id={id} accept=".json,application/json" onFile={(file) => void read(file)} />
      </label>
      <p role="alert" className="new-event-status">
        {wrong ?? status}
      </p>
    </section>
  )
}

const NOT_AN_EVENT =
  'W\u00a0tym pliku nie ma wydarzenia. Wybierz plik z\u00a0rozszerzeniem .json pobrany w\u00a0panelu.'

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}
