import { useEffect, useRef } from 'react'
import { removeFile } from '#domain/form/fields/file.ts'
import type { FileTools } from '../order/file-tools.ts'
import type { Sending } from '../order/use-sending.ts'

/** Takes files out of the order that the server does not have any more, such as those of the day before yesterday. */
export function useGoneFiles(sending: Sending, files: FileTools): void {
  const tools = useRef(files)
  useEffect(() => {
    tools.current = files
  })
  useEffect(() => {
    if (sending.kind !== 'refused') return
    for (const { code, where, person = null, params } of sending.problems)
      if (code === 'file_gone' && typeof where === 'string')
        tools.current.change({ question: where, person }, (items) => {
          const gone = items.find(
            ({ progress }) => progress.state === 'uploaded' && progress.id === params?.file,
          )
          return gone === undefined ? items : removeFile(items, gone.key)
        })
  }, [sending])
}
