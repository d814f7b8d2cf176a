import { useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useOwnedEvent } from '../../shared/account-events.ts'
import type { DraftEditor } from '../../shared/draft/use-draft.ts'
import { Icon } from '../../shared/icon.tsx'
import { lazyPage } from '../../shared/lazy-page.ts'

const LibraryDrawer = lazyPage(async () => (await import('./library-drawer.tsx')).LibraryDrawer)

interface Props {
  readonly draft: Pick<DraftEditor, 'document' | 'change'>
  readonly section: string | null
  readonly where: ReactNode
}

/** The button that opens the library, which is fetched only then. */
export function OpenLibrary(props: Props): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { found } = useOwnedEvent(eventId)
  // Null until it is opened first.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A drawer that was open when it was fetched does not know where the focus was.
    if (isOpen === false) opener.current?.focus()
  }, [isOpen])
  return (
    <>
      <button ref={opener} type="button" className="btn quiet fb-open-library" onClick={() => setOpen(true)}>
        <Icon name="book" size={20} />
        Biblioteka pytań
      </button>
      <p className="hint">Wszystkie gotowe pytania i&nbsp;te z&nbsp;Twoich innych wydarzeń.</p>
      {isOpen !== null && found !== null && (
        <Suspense fallback={null}>
          <LibraryDrawer
            {...props}
            scope={{ accountId: found.account.id, eventId }}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
