import type { ReactNode } from 'react'

interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Fetches the next page of a list, as long as there is one. */
export function OlderButton({ pages }: { pages: Pages }): ReactNode {
  if (!pages.hasNextPage) return null
  return (
    <button
      type="button"
      className="btn quiet"
      disabled={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {pages.isFetchingNextPage ? 'Wczytuję…' : 'Pokaż starsze'}
    </button>
  )
}
