import type { CodeReader } from './code-reader.ts'

/** Why a camera gives no picture: permission was denied, or there is none (or it was unplugged). */
export type CameraTrouble = 'denied' | 'absent'

/** Ten frames a second: as fast as a hand, without heating the phone. */
const LOOK_EVERY_MS = 100

/**
 * Shows the rear camera in `video` and reports every code it sees, each time it sees it. Returns
 * the function that stops it; after that nothing is called any more.
 */
export function startCamera(options: {
  readonly video: HTMLVideoElement
  readonly reader: CodeReader
  readonly onText: (text: string) => void
  readonly onTrouble: (trouble: CameraTrouble) => void
}): () => void {
  const { video, reader } = options
  let stopped = false
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function start(): Promise<void> {
    const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (stopped) return end(opened)
    stream = opened
    for (const track of opened.getVideoTracks()) track.addEventListener('ended', () => fail('absent'))
    video.srcObject = opened
    await video.play()
    await look()
  }

  async function look(): Promise<void> {
    if (stopped) return
    const codes = await reader.detect(video).catch(() => [])
    const text = codes[0]?.rawValue
    if (text !== undefined && !stopped) options.onText(text)
    timer = setTimeout(() => void look(), LOOK_EVERY_MS)
  }

  function fail(trouble: CameraTrouble): void {
    if (!stopped) options.onTrouble(trouble)
  }

  start().catch((error: unknown) => {
    const denied = error instanceof DOMException && error.name === 'NotAllowedError'
    fail(denied ? 'denied' : 'absent')
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    end(stream)
    video.srcObject = null
  }
}

function end(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
