import { useEffect, useRef, useState } from 'react'
import { type CameraTrouble, startCamera } from './camera.ts'
import { NOTHING_SEEN, seeCode } from './code-in-frame.ts'
import { type CodeReader, createCodeReader } from './code-reader.ts'

/** `no_reader`: this browser or device cannot read codes by camera. */
export type CameraState = 'checking' | 'no_reader' | 'off' | 'on' | CameraTrouble

/**
 * Reads QR codes from the camera into the element of `video` and reports each ticket once. While
 * `listening` is false the picture continues and nothing is reported.
 */
export function useCamera(listening: boolean, onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const reader = useRef<CodeReader | null>(null)
  const [state, setState] = useState<CameraState>('checking')
  const see = useSeeing(listening, onCode)

  useEffect(() => {
    void createCodeReader().then((found) => {
      reader.current = found
      setState(found === null ? 'no_reader' : 'off')
    })
  }, [])
  useEffect(() => {
    if (state !== 'on' || video.current === null || reader.current === null) return
    return startCamera({
      video: video.current,
      reader: reader.current,
      onText: (text) => see.current(text),
      onTrouble: setState,
    })
  }, [state, see])
  useWakeLock(state === 'on')

  return { video, state, turnOn: () => setState('on'), turnOff: () => setState('off') }
}

/** The camera sees the same ticket ten times a second; this reports it once. */
function useSeeing(listening: boolean, onCode: (text: string) => void) {
  const seen = useRef(NOTHING_SEEN)
  const see = useRef((_: string) => {})
  useEffect(() => {
    see.current = (text) => {
      const look = seeCode(seen.current, text, performance.now(), listening)
      seen.current = look.seen
      if (look.isNew) onCode(text)
    }
  })
  return see
}

/** Keeps the screen of a phone at a gate on between two tickets. */
function useWakeLock(awake: boolean): void {
  useEffect(() => {
    if (!awake || navigator.wakeLock === undefined) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery: the gate works without it.
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void lock?.release()
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [awake])
}
