import { useCallback, useEffect, useState } from 'react'
import type { MountEditor } from './editor-port.ts'

/** The editor's module, fetched once for all fields of a page. */
let fetched: Promise<MountEditor> | null = null
let attempts = 0

interface EditorModule {
  readonly mountEditor: MountEditor
}

/** Its address is in the page's head; only the server knows where built files are. */
async function fetchEditor(): Promise<MountEditor> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="editor-module"]')?.content
  if (address === undefined) throw new Error('The page does not contain the address of the editor.')
  attempts += 1
  // A browser caches a module that could not be fetched; a repeated attempt needs another address.
  const module: EditorModule = await import(
    /* @vite-ignore */ attempts === 1 ? address : `${address}?${attempts}`
  )
  return module.mountEditor
}

function editorOnce(): Promise<MountEditor> {
  fetched ??= fetchEditor().catch((error: unknown) => {
    fetched = null
    throw error
  })
  return fetched
}

export type EditorLoading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly mount: MountEditor; readonly giveUp: () => void }

/** Fetches the editor when the field that needs it is shown. */
export function useEditorModule(): EditorLoading {
  const [mount, setMount] = useState<MountEditor | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    editorOnce().then(
      (found) => setMount(() => found),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  const giveUp = useCallback(() => setFailed(true), [])
  if (failed) return { kind: 'failed', retry: load }
  return mount === null ? { kind: 'loading' } : { kind: 'ready', mount, giveUp }
}
