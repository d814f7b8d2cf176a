import { type ReactNode, useEffect, useRef } from 'react'
import type { PageBlock } from '#domain/event/page/page-blocks.ts'
import { blockName } from './block-names.ts'

/** A block that was removed, and where it stood. */
export interface Removed {
  readonly block: PageBlock
  readonly at: number
}

interface Props {
  readonly removed: Removed
  readonly onRestore: (removed: Removed) => void
}

/** Stands where a block was until then, with the focus that the block had. */
export function RemovedBlock({ removed, onRestore }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const { id } = removed.block
  // Once for each block that is removed.
  useEffect(() => {
    if (id !== '') button.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <li className="pb-removed">
      <span role="status">Usunięto blok „{blockName(removed.block)}”.</span>{' '}
      <button ref={button} type="button" className="link" onClick={() => onRestore(removed)}>
        Przywróć
      </button>
    </li>
  )
}
