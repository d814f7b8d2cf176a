import type { ReactNode } from 'react'
import type { EventDefinition } from '#domain/event/definition.ts'
import { Icon } from '../icon.tsx'

/** Saves the definition as a file that can be imported as another event. */
export function DownloadButton(props: { definition: EventDefinition; name: string }): ReactNode {
  return (
    <button type="button" className="btn quiet" onClick={() => download(props.definition, props.name)}>
      <Icon name="download" size={18} />
      Pobierz plik
    </button>
  )
}

function download(definition: EventDefinition, name: string): void {
  const file = new Blob([`${JSON.stringify(definition, null, 2)}\n`], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
