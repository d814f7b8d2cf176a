import { useDebouncedCallback } from '@mantine/hooks'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import type { PictureView } from '#contract/pictures.ts'
import { type FocalPoint, LONGEST_ALT, type PicturePurpose } from '#domain/pictures/picture.ts'
import { Picture } from '#web/kit/picture.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useUpdatePicture } from './picture-api.ts'

const SAVED_AFTER = 600

interface ChosenPictureProps {
  readonly accountId: string
  readonly purpose: PicturePurpose
  readonly picture: PictureView
  readonly onChange: (picture: PictureView) => void
  readonly onReplace: () => void
  readonly onRemove: () => void
}

/** The chosen picture; a photograph with what it shows and what must stay in sight, saved by themselves. */
export function ChosenPicture(props: ChosenPictureProps): ReactNode {
  const { accountId, purpose, picture, onChange, onReplace, onRemove } = props
  const update = useUpdatePicture(accountId)
  const [typed, setTyped] = useState({ alt: picture.alt, focal: picture.focal })
  const save = useDebouncedCallback(
    (wanted: typeof typed) => update.mutate({ id: picture.id, ...wanted }, { onSuccess: onChange }),
    { delay: SAVED_AFTER, flushOnUnmount: true },
  )
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    save({ ...typed, ...part })
  }
  return (
    <div className={`picture-chosen ${purpose}`}>
      <PointedPicture
        picture={{ ...picture, ...typed }}
        hasPoint={purpose === 'page'}
        onPoint={(focal) => change({ focal })}
      />
      {purpose === 'page' && (
        <>
          <FocalFields focal={typed.focal} onChange={(focal) => change({ focal })} />
          <Description id={picture.id} alt={typed.alt} onChange={(alt) => change({ alt })} />
        </>
      )}
      <p className="picture-saved" role="status">
        {update.isPending && 'Zapisuję…'}
        {update.isError && 'Opisu nie udało się zapisać. Zmień go jeszcze raz za chwilę.'}
      </p>
      <div className="picture-acts">
        <button type="button" className="link" onClick={onReplace}>
          Zamień
        </button>
        <button type="button" className="link" onClick={onRemove}>
          Usuń
        </button>
      </div>
    </div>
  )
}

function Description(props: { id: string; alt: string; onChange: (alt: string) => void }): ReactNode {
  return (
    <TextField
      id={`opis-${props.id}`}
      label="Co widać na zdjęciu"
      hint="Jednym zdaniem, dla osób niewidomych i&nbsp;gdy zdjęcie się nie wczyta."
      error={props.alt.trim() === '' ? 'Opisz zdjęcie, bo części osób zastąpi je ten opis.' : null}
      touched={false}
      maxLength={LONGEST_ALT}
      value={props.alt}
      onChange={props.onChange}
    />
  )
}

interface PointedProps {
  readonly picture: PictureView
  readonly hasPoint: boolean
  readonly onPoint: (focal: FocalPoint) => void
}

/** The picture as it is; a click on it moves the point. For the keyboard there are the fields below. */
function PointedPicture({ picture, hasPoint, onPoint }: PointedProps): ReactNode {
  const { focal } = picture
  const point = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, length: number) =>
      Math.round(Math.min(100, Math.max(0, ((at - from) / length) * 100)))
    onPoint({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) })
  }
  // Not put off: before it has arrived it has no size, so that it would never come into sight.
  const shown = <Picture picture={picture} sizes="(min-width: 640px) 560px, 90vw" isFirst />
  if (!hasPoint) return <div className="picture-whole">{shown}</div>
  return (
    <button type="button" className="picture-whole" aria-hidden="true" tabIndex={-1} onClick={point}>
      {shown}
      <span className="picture-point" style={{ left: `${focal.x}%`, top: `${focal.y}%` }} />
    </button>
  )
}

function FocalFields({
  focal,
  onChange,
}: {
  focal: FocalPoint
  onChange: (focal: FocalPoint) => void
}): ReactNode {
  const id = useId()
  const axis = (name: keyof FocalPoint, label: string) => (
    <label htmlFor={`${id}-${name}`}>
      {label}
      <input
        id={`${id}-${name}`}
        type="range"
        min={0}
        max={100}
        step={1}
        value={focal[name]}
        aria-valuetext={`${focal[name]}%`}
        onChange={(event) => onChange({ ...focal, [name]: Number(event.target.value) })}
      />
    </label>
  )
  return (
    <fieldset className="picture-focal">
      <legend>Co ma zostać, gdy zdjęcie się przytnie</legend>
      <p className="hint">Kliknij to miejsce na zdjęciu albo przesuń suwaki.</p>
      {axis('x', 'Od lewej')}
      {axis('y', 'Od góry')}
    </fieldset>
  )
}
