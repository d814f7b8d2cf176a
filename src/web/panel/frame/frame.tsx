import './frame.css'
import { useDisclosure, useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isRefused } from '#web/lib/ask.ts'
import { lazyPage } from '../shared/lazy-page.ts'
import { sessionQuery } from '../shared/session.ts'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { useAddedFocus } from './added-focus.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Rail } from './rail.tsx'

/** Lazy: it is fetched when it is opened for the first time. */
const SearchDialog = lazyPage(async () => (await import('./search/search-dialog.tsx')).SearchDialog)

/** The frame of every page behind sign-in: the navigation by task, the user at its foot, the page. */
export function Frame(): ReactNode {
  const session = useQuery(sessionQuery)
  const { eventId } = useParams({ strict: false })
  const [folded, setFolded] = useFolding()
  const [searching, search] = useDisclosure(false)
  // Also while a field has the focus: nobody types Ctrl K into one.
  useHotkeys([['mod+K', search.open]], [])
  const main = useFocusOnChange(eventId ?? 'account')
  useKeptFocus(main)
  useAddedFocus(main)
  return (
    <div className="frame" data-folded={folded}>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <Rail
        session={session.data ?? null}
        eventId={eventId ?? null}
        folded={folded}
        onFold={() => setFolded(!folded)}
        onSearch={search.open}
      />
      <main id="tresc" ref={main} tabIndex={-1}>
        {session.isSuccess && <Outlet />}
        {session.isPending && <Loading />}
        {session.isError && !isRefused(session.error, 'not_signed_in') && (
          <Trouble whole error={session.error} onRetry={() => void session.refetch()} />
        )}
      </main>
      {searching && session.isSuccess && (
        <Suspense>
          <SearchDialog eventId={eventId ?? null} onClose={search.close} />
        </Suspense>
      )}
    </div>
  )
}

const NARROW = '(max-width: 1439px)'
const SETTINGS = /^\/wydarzenia\/[^/]+\/ustawienia(\/|$)/

/** Whether the menu is folded: as somebody has chosen, else where the pages of settings need its room for their tabs. */
function useFolding() {
  const { pathname } = useLocation()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [chosen, choose] = useLocalStorage<boolean | null>({
    key: 'panel.menu-folded',
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  return [chosen ?? (isNarrow && SETTINGS.test(pathname)), choose] as const
}

/** A link that changes the page leaves the focus on nothing; screen readers then start at the new page. */
function useFocusOnChange(place: string) {
  const element = useRef<HTMLElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    element.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [place])
  return element
}
