import { type ReactNode, useRef } from 'react'

interface Props {
  readonly className: string
  /** What the chooser offers, as the attribute of the same name. */
  readonly accept: string
  readonly several?: boolean
  /** On a phone the camera opens at once. */
  readonly byCamera?: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button that opens the file chooser of the device, or its camera. */
export function FileButton(props: Props): ReactNode {
  const { className, accept, several = false, byCamera = false, disabled = false, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={accept}
        {...(byCamera ? { capture: 'environment' } : {})}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
