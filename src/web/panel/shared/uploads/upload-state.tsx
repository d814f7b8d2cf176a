import './uploads.css'
import type { ReactNode } from 'react'
import type { Upload } from './use-upload.ts'

interface Props {
  readonly upload: Upload
  readonly retry: () => void
  readonly cancel: () => void
}

/** How far an upload is, or in words why it did not work. */
export function UploadState({ upload, retry, cancel }: Props): ReactNode {
  return (
    <>
      {upload.state === 'sending' && (
        <div className="upload-sending">
          <progress max={1} value={upload.share} aria-label={`Wgrywam ${upload.name}`} />
          <span className="num">{wordsOf(upload.share)}</span>
          <button type="button" className="link" onClick={cancel}>
            Anuluj
          </button>
        </div>
      )}
      <p className="upload-trouble" role="alert">
        {upload.state === 'failed' && (
          <>
            {upload.sentence}{' '}
            {upload.mayRetry && (
              <button type="button" className="link" onClick={retry}>
                Spróbuj ponownie
              </button>
            )}
          </>
        )}
      </p>
    </>
  )
}

/** After the last byte the server checks what came, and makes pictures anew, for some seconds. */
const wordsOf = (share: number) =>
  share < 1 ? `Wgrywam… ${Math.floor(share * 100)}%` : 'Wgrano, przygotowuję…'
