import './verdict.css'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { CameraBox } from './camera-box.tsx'
import { UnansweredScreen } from './unanswered-screen.tsx'
import { useCamera } from './use-camera.ts'
import type { ScanControl } from './use-scan.ts'
import { VerdictScreen } from './verdict-screen.tsx'

/** Takes codes from camera, reader and keyboard; above it, for one ticket at a time, its verdict. */
export function ScanPage({ control }: { control: ScanControl }): ReactNode {
  const { state, scan, next } = control
  const field = useRef<HTMLInputElement>(null)
  const camera = useCamera(state.step === 'ready', scan)
  const isCovered = state.step === 'decided' || state.step === 'unanswered'

  // Between tickets the field waits for a reader; a phone that scans with its camera needs no keyboard.
  const waitsForText = state.step === 'ready' && camera.state !== 'on' && camera.state !== 'checking'
  useEffect(() => {
    if (waitsForText) field.current?.focus()
  }, [waitsForText])
  useReaderKeys(
    useCallback(() => {
      // The next ticket is already being read: its first character closes an open verdict.
      if (isCovered) flushSync(next)
      field.current?.focus()
    }, [isCovered, next]),
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (field.current !== null && scan(field.current.value)) field.current.value = ''
  }
  return (
    <main className="screen">
      <div className="idle" inert={isCovered}>
        <h1 className="sr">Skanuj</h1>
        <CameraBox camera={camera} />
        <form onSubmit={submit}>
          <label className="field">
            <span>Kod z&nbsp;biletu</span>
            <input
              ref={field}
              className="input code"
              name="kod"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={400}
            />
          </label>
          <button type="submit" className="btn">
            Sprawdź
          </button>
        </form>
        <p className="asking" role="status">
          {state.step === 'asking' ? 'Sprawdzam…' : ''}
        </p>
      </div>
      {state.step === 'decided' && (
        <VerdictScreen
          key={state.scan.nonce}
          verdict={state.verdict}
          code={state.scan.code}
          onNext={next}
          onLetIn={control.letIn}
        />
      )}
      {state.step === 'unanswered' && (
        <UnansweredScreen why={state.why} onRetry={control.retry} onSkip={next} />
      )}
    </main>
  )
}

/**
 * A USB reader is a keyboard: it types a code and Enter, regardless of the focus. The first
 * character of it, typed outside of a field, calls `onFirst`, which must put the focus into the field
 * at once; the character then arrives there by itself.
 */
function useReaderKeys(onFirst: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCharacter = event.key.length === 1 && event.key !== ' '
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      if (isCharacter && !isShortcut && !isTyping(event.target)) onFirst()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onFirst])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
