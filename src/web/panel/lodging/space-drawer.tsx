import type { ReactNode } from 'react'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { AddSpaces } from './add-spaces.tsx'
import type { Withdrawn } from './asking-api.ts'
import { EditSpace } from './edit-space.tsx'
import { type Block, ROOMS } from './layout.ts'
import type { Board, Person, Space } from './lodging-api.ts'
import { nameOf } from './lodging-words.ts'
import type { BoardTools } from './use-board.ts'

/** What is open beside the board. */
export type Open =
  | { readonly move: Block }
  | { readonly edit: Space }
  | { readonly ask: readonly Person[] }
  | { readonly askAll: Withdrawn; readonly people: readonly Person[] }
  | 'add'
  | null

type Opened = Exclude<Open, 'add' | null>

/** Whether this is what is open. */
export const isOpen = <K extends string>(open: Open, key: K): open is Extract<Opened, Record<K, unknown>> =>
  open !== null && open !== 'add' && key in open

/** A room or vehicle that is changed, or new ones. */
export function SpaceDrawer(props: {
  open: Open
  tools: BoardTools
  board: Board
  scope: string
  trouble: string | null
  onClose: () => void
}): ReactNode {
  const { open, tools, board, scope, trouble, onClose } = props
  const { action } = tools
  const space = isOpen(open, 'edit') ? open.edit : null
  const isRoom = scope === ROOMS
  const title =
    open === 'add' ? (isRoom ? 'Dodaj pokoje' : 'Dodaj pojazdy') : space === null ? null : nameOf(space)
  const after = { onSuccess: onClose }
  const shared = { trouble, isBusy: action.isPending }
  return (
    <SideDrawer title={title} onClose={onClose}>
      {open === 'add' && (
        <AddSpaces
          {...shared}
          scope={scope}
          spaces={board.spaces}
          onSave={(spaces) => action.mutate({ kind: 'save', spaces }, after)}
        />
      )}
      {space !== null && (
        <EditSpace
          {...shared}
          space={space}
          kinds={board.kinds}
          onSave={(saved) => action.mutate({ kind: 'save', spaces: [saved] }, after)}
          onDelete={() => action.mutate({ kind: 'delete', space: space.id }, after)}
        />
      )}
    </SideDrawer>
  )
}
