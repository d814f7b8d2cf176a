import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOwnedEvent } from '../../shared/account-events.ts'
import type { DraftEditor } from '../../shared/draft/use-draft.ts'
import { Icon } from '../../shared/icon.tsx'

const LibraryDrawer = lazy(async () => ({ default: (await import('./library-drawer.tsx')).LibraryDrawer }))

interface Props {
  readonly draft: Pick<DraftEditor, 'document' | 'change'>
  readonly section: string | null
  readonly where: ReactNode
}

/** The button that opens the library, which is fetched only then. */
export function OpenLibrary(props: Props): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { found } = useOwnedEvent(eventId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn quiet fb-open-library" onClick={() => setOpen(true)}>
        <Icon name="book" size={20} />
        Biblioteka pytań
      </button>
      <p className="hint">Wszystkie gotowe pytania i&nbsp;te z&nbsp;Twoich innych wydarzeń.</p>
      {isOpen && found !== null && (
        <Suspense fallback={null}>
          <LibraryDrawer
            {...props}
            scope={{ accountId: found.account.id, eventId }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
