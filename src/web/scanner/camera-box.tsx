import './camera.css'
import type { ReactNode } from 'react'
import { Icon } from './signs.tsx'
import type { CameraState, useCamera } from './use-camera.ts'

/** Why the camera cannot be used, and what can be done instead. */
const WORDS: Readonly<Partial<Record<CameraState, string>>> = {
  no_reader: 'To urządzenie nie czyta kodów kamerą. Wpisz kod albo użyj czytnika USB.',
  denied: 'Kamera jest zablokowana. Zezwól na nią w\u00a0ustawieniach przeglądarki albo wpisz kod.',
  absent: 'Nie widać kamery. Wpisz kod albo użyj czytnika USB.',
}

/** The picture of the camera with its switch; without a camera, a calm notice. */
export function CameraBox({ camera }: { camera: ReturnType<typeof useCamera> }): ReactNode {
  const { state } = camera
  return (
    <div className="camera" data-state={state}>
      {/* Always mounted: the picture needs an element the moment the camera opens. It has no sound. */}
      <video ref={camera.video} muted playsInline aria-label="Obraz z&nbsp;kamery" hidden={state !== 'on'} />
      {state === 'on' && <span className="aim" aria-hidden="true" />}
      {WORDS[state] !== undefined && <p>{WORDS[state]}</p>}
      {(state === 'off' || state === 'denied' || state === 'absent') && (
        <button type="button" className="btn second" onClick={camera.turnOn}>
          <Icon name="camera" />
          Włącz kamerę
        </button>
      )}
      {state === 'on' && (
        <button type="button" className="btn second" onClick={camera.turnOff}>
          Wyłącz kamerę
        </button>
      )}
    </div>
  )
}
