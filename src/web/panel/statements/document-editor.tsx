import { type ReactNode, useState } from 'react'
import type { Statement } from '#domain/event/draft/statements/statements.ts'
import { tie } from '#i18n/text/typography.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { LongText } from '../shared/inputs/long-text.tsx'

type Document = NonNullable<Statement['document']>

interface Props {
  /** Of the statement that names it. */
  readonly name: string
  readonly document: Document | undefined
  readonly version: number
  readonly onChange: (document: Document | undefined) => void
}

const LONGEST = 60_000

/** The whole text that a statement names: typed or pasted, and beside it as visitors will read it. */
export function DocumentEditor({ name, document, version, onChange }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  if (document === undefined)
    return (
      <div>
        <button
          type="button"
          className="btn text"
          onClick={() => {
            setOpen(true)
            onChange({ name: 'Regulamin', body: 'Wklej tu treść dokumentu.' })
          }}
        >
          Dołącz dokument
        </button>
      </div>
    )
  return (
    <details
      className="statement-document"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{`Dokument: ${document.name}`}</summary>
      <div className="statement-writing">
        <div className="statement-fields">
          <LineInput
            label={`Nazwa dokumentu: ${name}`}
            value={document.name}
            most={120}
            onChange={(title) => onChange({ ...document, name: title })}
          />
          <LongText
            label="Treść dokumentu"
            hint="Możesz ją wkleić z edytora tekstu. Każdy punkt zacznij od nowego wiersza."
            value={document.body}
            most={LONGEST}
            rows={16}
            onChange={(body) => onChange({ ...document, body })}
          />
          <button type="button" className="btn text" onClick={() => onChange(undefined)}>
            Odłącz dokument
          </button>
        </div>
        <section className="statement-preview" aria-label={`Podgląd: ${document.name}`}>
          <p className="sub">Tak go zobaczą uczestnicy</p>
          <h3>{tie(document.name)}</h3>
          <p className="sub">{`Wersja ${version}`}</p>
          <div className="statement-prose">{tie(document.body)}</div>
        </section>
      </div>
    </details>
  )
}
