import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import type { PagePreview } from '#web/kit/preview-port.ts'
import { accountDetailsQuery } from '../shared/account-details.ts'
import { useOwnedEvent } from '../shared/account-events.ts'
import { pageFilesQuery } from '../shared/page-files/page-file-api.ts'
import { picturesQuery } from '../shared/pictures/picture-api.ts'
import { LinkCard } from './link-card.tsx'
import { useLook } from './look-of-organiser.ts'
import { fetchPreview, frameDocument } from './preview-module.ts'
import { type KnownOrganiser, previewPage } from './preview-page.ts'

const SIZES = {
  phone: { name: 'Telefon', width: 390, height: 760 },
  desktop: { name: 'Komputer', width: 1280, height: 1600 },
} as const
type Size = keyof typeof SIZES

const VIEWS = [
  ['phone', SIZES.phone.name],
  ['desktop', SIZES.desktop.name],
  ['link', 'Link'],
] as const satisfies readonly (readonly [Size | 'link', string])[]

interface Props {
  readonly document: DefinitionDocument
  /** The id of the element of the page that is being edited. */
  readonly marked: string | null
}

/**
 * The page as visitors will see it, drawn from the draft by the site's own code, on a phone or on a computer; and what
 * they see where its link is sent.
 */
export function Preview({ document, marked }: Props): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { found } = useOwnedEvent(eventId)
  const [view, setView] = useState<Size | 'link'>('phone')
  return (
    <section className="pb-preview" aria-label="Podgląd strony">
      <fieldset className="pb-sizes" aria-label="Na czym">
        {VIEWS.map(([each, name]) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
            {name}
          </button>
        ))}
      </fieldset>
      {view === 'link' ? (
        <LinkCard accountId={found?.account.id ?? ''} document={document} />
      ) : (
        <>
          <div className="pb-device" data-size={view}>
            <PageFrame document={document} marked={marked} size={view} />
          </div>
          <p className="pb-quiet">Tak zobaczy to uczestnik. Zmiany widać od razu.</p>
        </>
      )}
    </section>
  )
}

function PageFrame({ document, marked, size }: Props & { size: Size }): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { found } = useOwnedEvent(eventId)
  const known = useKnownOrganiser(found?.account.id ?? null)
  const { frame, preview, failed, onLoad } = usePreview()
  useEffect(() => {
    if (found !== null) preview?.show(previewPage(document, found, known), marked)
  }, [preview, document, found, known, marked])
  if (failed) return <p className="pb-quiet">Nie udało się wczytać podglądu. Odśwież stronę.</p>
  const { width, height } = SIZES[size]
  return (
    <iframe
      ref={frame}
      title={`Podgląd strony: ${SIZES[size].name.toLocaleLowerCase('pl')}`}
      srcDoc={frameDocument()}
      width={width}
      height={height}
      onLoad={onLoad}
    />
  )
}

/** What the site shows of an account. */
function useKnownOrganiser(accountId: string | null): KnownOrganiser {
  const id = accountId ?? ''
  const enabled = accountId !== null
  const details = useQuery({ ...accountDetailsQuery(id), enabled }).data
  const look = useLook(id)
  const pictures = useQuery({ ...picturesQuery(id), enabled }).data?.pictures
  const files = useQuery({ ...pageFilesQuery(id), enabled }).data?.files
  return useMemo(
    () => ({ details, look, pictures: pictures ?? [], files: files ?? [] }),
    [details, look, pictures, files],
  )
}

/** Draws into a frame once both the frame and the code of the site are there. */
function usePreview() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [preview, setPreview] = useState<PagePreview | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => () => preview?.destroy(), [preview])
  const onLoad = () => {
    fetchPreview().then(
      (mount) => {
        const within = frame.current?.contentDocument
        if (within) setPreview(mount(within))
      },
      () => setFailed(true),
    )
  }
  return { frame, preview, failed, onLoad }
}
