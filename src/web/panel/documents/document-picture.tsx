import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getPanelFile } from '#contract/files.ts'
import { fileSize } from '#i18n/pl/files.ts'
import { addressOf } from '#web/lib/call.ts'
import { fullMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Icon } from '../shared/icon.tsx'
import { sessionQuery } from '../shared/session.ts'
import type { WaitingDocument } from './documents-api.ts'

const QUARTER = 90

/** What was uploaded: a picture that can be enlarged and turned, of anything else the way to open it. Each look is recorded. */
export function DocumentPicture({
  scope,
  document,
}: {
  scope: EventScope
  document: WaitingDocument
}): ReactNode {
  const { files, registrationId, firstName, lastName, name } = document
  const [at, setAt] = useState(0)
  const [turned, setTurned] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const [seen, setSeen] = useState<string | null>(null)
  const file = files[at]
  if (file === undefined) return <div className="judge-photo" />
  const address = addressOf(getPanelFile.path, { params: { ...scope, registrationId, fileId: file.id } })
  const note = () => setSeen(Temporal.Now.instant().toString())
  return (
    <div className="judge-photo">
      {file.type.startsWith('image/') ? (
        <>
          {/* An enlarged picture is moved by the arrows: it takes the focus. */}
          <section
            className={isLarge ? 'judge-frame large' : 'judge-frame'}
            aria-label="Zdjęcie"
            ref={(frame) => frame?.setAttribute('tabindex', isLarge ? '0' : '-1')}
          >
            <img
              className={turned % 180 === 0 ? undefined : 'turned'}
              src={address}
              alt={`${name}: ${firstName} ${lastName}`}
              style={{ rotate: `${turned}deg` }}
              onLoad={note}
            />
          </section>
          <div className="judge-tools">
            <button type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              <Icon name="search" size={18} /> {isLarge ? 'Pomniejsz' : 'Powiększ'}
            </button>
            <button type="button" onClick={() => setTurned((turned + QUARTER) % 360)}>
              <Icon name="turn" size={18} /> Obróć
            </button>
          </div>
        </>
      ) : (
        <p className="judge-file">
          <Icon name="document" size={48} />
          <a href={address} download onClick={note}>
            Pobierz i&nbsp;otwórz: {file.name}
          </a>
          <span>{fileSize(file.size)}. Plik otworzy się w&nbsp;programie na twoim urządzeniu.</span>
        </p>
      )}
      {files.length > 1 && (
        <div className="judge-tools">
          {files.map((each, index) => (
            <button key={each.id} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
              Plik {index + 1}
            </button>
          ))}
        </div>
      )}
      <Seen at={seen} />
    </div>
  )
}

function Seen({ at }: { at: string | null }): ReactNode {
  const { data } = useQuery(sessionQuery)
  return (
    <p className="judge-seen" role="status">
      {at !== null && (
        <>
          <Icon name="eye" size={18} /> Obejrzenie zapisane: {data?.user.name}, {fullMoment(at)}.
        </>
      )}
    </p>
  )
}
