import './lodging.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { useDrag } from '../shared/drag/use-drag.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { AddSpaces } from './add-spaces.tsx'
import { BoardHead } from './board-head.tsx'
import { EditSpace } from './edit-space.tsx'
import { EVERYTHING, Filters, passes } from './filters.tsx'
import { Houses } from './houses.tsx'
import { type Block, blocksOf, filledOf, peopleOf, ROOMS } from './layout.ts'
import { Legend } from './legend.tsx'
import { type Board, lodgingTrouble, type Space } from './lodging-api.ts'
import { nameOf } from './lodging-words.ts'
import { MoveDrawer } from './move-drawer.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { NOWHERE, Unassigned } from './unassigned.tsx'
import { UnkeptCard } from './unkept-card.tsx'
import { type BoardTools, useBoard } from './use-board.ts'

/** 'Noclegi i przejazdy': who is in which room, and in which vehicle. @param of the scope; null: rooms */
export function LodgingPage({ eventId, of }: { eventId: string; of: string | null }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={'Noclegi i\u00a0przejazdy'} may={mayReadAllRegistrations}>
      {(found) => <Lodging key={of} found={found} scope={of ?? ROOMS} />}
    </OwnedEventPage>
  )
}

function Lodging({ found: { account, event }, scope }: { found: OwnedEvent; scope: string }): ReactNode {
  const tools = useBoard({ accountId: account.id, eventId: event.id }, scope)
  const { query, board } = tools
  return (
    <>
      <PageHead
        title={'Noclegi i\u00a0przejazdy'}
        crumb={<EventCrumbs event={event} />}
        actions={
          board !== undefined &&
          filledOf(board, scope, null).length > 0 && <Prints eventId={event.id} scope={scope} />
        }
      />
      {event.state !== 'published' ? (
        <p>Tu rozdzielisz ludzi na pokoje i&nbsp;pojazdy, gdy tylko wydarzenie będzie otwarte.</p>
      ) : (
        query.isPending && <Loading />
      )}
      {event.state === 'published' && query.isError && board === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {board !== undefined && (
        <div className="lodging">
          <Scopes eventId={event.id} board={board} />
          <BoardView {...{ tools, board, scope }} mayEdit={mayEditRegistrations(account.role)} />
        </div>
      )}
    </>
  )
}

function Scopes({ eventId, board }: { eventId: string; board: Board }): ReactNode {
  if (board.routes.length === 0) return null
  const to = '/wydarzenia/$eventId/noclegi'
  return (
    <nav className="lodging-scopes" aria-label="Co rozdzielasz">
      <Link to={to} params={{ eventId }} search={{}} activeOptions={{ exact: true, includeSearch: true }}>
        Pokoje
      </Link>
      {board.routes.map(({ id, name }) => (
        <Link
          key={id}
          to={to}
          params={{ eventId }}
          search={{ dla: id }}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

function Prints({ eventId, scope }: { eventId: string; scope: string }): ReactNode {
  const to = '/wydarzenia/$eventId/noclegi/wydruk'
  const link = (co: 'drzwi' | 'lista' | 'przystanki', words: string) => (
    <Link
      className="btn text"
      to={to}
      params={{ eventId }}
      search={{ co, ...(scope === ROOMS ? {} : { dla: scope }) }}
    >
      {words}
    </Link>
  )
  return scope === ROOMS ? (
    <>
      {link('drzwi', 'Kartki na drzwi')}
      {link('lista', 'Lista według domów')}
    </>
  ) : (
    link('przystanki', 'Lista według przystanków')
  )
}

interface ViewProps {
  readonly tools: BoardTools
  readonly board: Board
  readonly scope: string
  readonly mayEdit: boolean
}

/** What is open beside the board. */
type Open = { readonly move: Block } | { readonly edit: Space } | 'add' | null

function BoardView({ tools, board, scope, mayEdit }: ViewProps): ReactNode {
  const [open, setOpen] = useState<Open>(null)
  const [filter, setFilter] = useState(EVERYTHING)
  const { action, proposal } = tools
  const filled = filledOf(board, scope, proposal)
  const people = peopleOf(board, scope)
  const waiting = blocksOf(
    people.filter(({ spaces }) => spaces[scope] === undefined),
    () => undefined,
  )
  const blocks = [...waiting, ...filled.flatMap((each) => each.blocks)]
  const drag = useDrag<string>((id, target) => {
    const block = blocks.find((each) => each.id === id)
    const space = target === NOWHERE ? null : target
    if (block !== undefined && block.space !== space)
      tools.move([{ people: block.people.map((person) => person.id), space }])
  })
  const trouble = action.isError ? lodgingTrouble(action.error) : null
  const close = () => setOpen(null)
  const onMove = mayEdit ? (block: Block) => setOpen({ move: block }) : null
  const shared = { drag: mayEdit ? drag : null, onMove }
  return (
    <>
      <BoardHead {...{ tools, board, scope, mayEdit, people, filled }} onAdd={() => setOpen('add')} />
      {trouble !== null && open === null && (
        <p className="lodging-trouble" role="alert">
          {trouble}
        </p>
      )}
      {proposal !== null && <ProposalCard {...{ tools, board, scope, proposal, people }} />}
      {proposal === null && <UnkeptCard {...{ board, scope, people }} tools={mayEdit ? tools : null} />}
      {filled.length > 0 && (
        <div className="lodging-columns">
          <Unassigned {...{ scope, proposal, ...shared }} blocks={waiting} spaces={board.spaces} />
          <div>
            <Filters
              {...{ filter, filled, kinds: scope === ROOMS ? board.kinds : [] }}
              onChange={setFilter}
            />
            {scope === ROOMS && <Legend hasProposal={proposal !== null} />}
            <Houses
              {...shared}
              filled={filled.filter(passes(filter))}
              kinds={board.kinds}
              isRoom={scope === ROOMS}
              onEdit={mayEdit ? (space) => setOpen({ edit: space }) : null}
            />
          </div>
        </div>
      )}
      <MoveDrawer
        {...{ scope, filled }}
        block={open !== null && open !== 'add' && 'move' in open ? open.move : null}
        onClose={close}
        onMove={(move) => {
          close()
          tools.move([move])
        }}
      />
      <SpaceDrawer {...{ open, tools, board, scope, trouble, onClose: close }} />
    </>
  )
}

function SpaceDrawer(props: {
  open: Open
  tools: BoardTools
  board: Board
  scope: string
  trouble: string | null
  onClose: () => void
}): ReactNode {
  const { open, tools, board, scope, trouble, onClose } = props
  const { action } = tools
  const space = open !== null && open !== 'add' && 'edit' in open ? open.edit : null
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
