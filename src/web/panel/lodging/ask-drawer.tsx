import type { ReactNode } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { AskSupplement } from './ask-supplement.tsx'
import { AskWithdrawn } from './ask-withdrawn.tsx'
import { peopleWords } from './asking-words.ts'
import type { Board } from './lodging-api.ts'
import { isOpen, type Open } from './space-drawer.tsx'

interface Props {
  readonly event: EventScope
  readonly board: Board
  readonly scope: string
  readonly open: Open
  readonly onClose: () => void
  readonly onDone: (words: string) => void
}

/** What people are asked, beside the board. */
export function AskDrawer({ event, board, scope, open, onClose, onDone }: Props): ReactNode {
  const asked = isOpen(open, 'ask') ? open.ask : null
  const all = isOpen(open, 'askAll') ? open : null
  const title =
    asked !== null
      ? `Zapytaj o\u00a0dopłatę: ${peopleWords(asked)}`
      : all === null
        ? null
        : `Zapytaj: ${all.askAll.name}`
  return (
    <SideDrawer title={title} onClose={onClose}>
      {asked !== null && <AskSupplement {...{ event, scope, onDone }} people={asked} />}
      {all !== null && (
        <AskWithdrawn {...{ event, board, onDone }} withdrawn={all.askAll} people={all.people} />
      )}
    </SideDrawer>
  )
}
