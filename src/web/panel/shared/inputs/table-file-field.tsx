import { type ReactNode, useId, useState } from 'react'
import type { Table } from '#domain/importing/read-csv.ts'
import { FileDrop } from './file-drop.tsx'
import { readTableFile } from './read-table-file.ts'

/** The file with the table; null while there is none, or none that can be read. */
export function TableFileField({ onTable }: { onTable: (table: Table | null) => void }): ReactNode {
  const id = useId()
  const [trouble, setTrouble] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    setTrouble(null)
    if (file === undefined) return onTable(null)
    const reading = await readTableFile(file)
    setTrouble('trouble' in reading ? reading.trouble : null)
    onTable('table' in reading ? reading.table : null)
  }
  return (
    <div className="field">
      <label htmlFor={id}>Plik z&nbsp;listą</label>
      <FileDrop
        id={id}
        accept=".xlsx,.csv,.txt,.tsv,text/csv"
        describedBy={trouble === null ? undefined : `${id}-blad`}
        isInvalid={trouble !== null}
        onFile={(file) => void read(file)}
      />
      {trouble !== null && (
        <p id={`${id}-blad`} role="alert" className="error">
          {trouble}
        </p>
      )}
    </div>
  )
}
