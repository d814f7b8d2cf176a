import { useEffect } from 'react'

interface Pages {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Asks for the next page as long as nothing is found: a page ends after so many rows that were looked at, too. */
export function useSearchOn(list: Pages, rows: number): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const goesOn = rows === 0 && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
}
