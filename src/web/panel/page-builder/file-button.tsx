import { type ReactNode, useRef } from 'react'
import { acceptedFiles } from '#domain/form/fields/file-rules.ts'
import { PAGE_FILES } from '#domain/page-files/page-file.ts'

interface Props {
  readonly className: string
  readonly several?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button that opens the file chooser of the device. */
export function FileButton({ className, several = false, onFiles, children }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        accept={acceptedFiles(PAGE_FILES)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
