import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Session } from '../shared/session.ts'
import { UserButton } from './user-button.tsx'

/** Fetched when it is opened: few visits need it, and it would weigh an eighth of the first page. */
const OpenUserMenu = lazy(async () => ({ default: (await import('./open-user-menu.tsx')).OpenUserMenu }))

/** The signed-in user, with a menu. */
export function UserMenu({ session, onLeave }: { session: Session; onLeave: () => void }): ReactNode {
  const [isWanted, setWanted] = useState(false)
  const button = <UserButton session={session} aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenUserMenu session={session} onLeave={onLeave} />
    </Suspense>
  )
}
