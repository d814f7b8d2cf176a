import { useNavigate } from '@tanstack/react-router'
import type { ListScope } from './list-api.ts'
import { LIST_PATHS, type ListSearch } from './list-search.ts'

type Change = { readonly [Key in keyof ListSearch]: ListSearch[Key] | undefined }

/** Changes what a list shows: its address. */
export function useSearchChange({ list, eventId }: ListScope): (search: Change) => void {
  const navigate = useNavigate()
  return ({ szukaj, warunki, kolejnosc, kolumny, gesto }) =>
    void navigate({
      to: LIST_PATHS[list],
      params: { eventId },
      search: {
        ...(szukaj !== undefined && { szukaj }),
        ...(warunki !== undefined && { warunki }),
        ...(kolejnosc !== undefined && { kolejnosc }),
        ...(kolumny !== undefined && { kolumny }),
        ...(gesto !== undefined && { gesto }),
      },
      resetScroll: false,
    })
}
