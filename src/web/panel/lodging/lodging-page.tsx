import './lodging.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { useDrag } from '../shared/drag/use-drag.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { AskDrawer } from './ask-drawer.tsx'
import { AskedCard } from './asked-card.tsx'
import { BoardHead } from './board-head.tsx'
import { EVERYTHING, Filters, passes } from './filters.tsx'
import { Houses } from './houses.tsx'
import { type Block, blocksOf, filledOf, peopleOf, ROOMS } from './layout.ts'
import { Legend } from './legend.tsx'
import { type Board, lodgingTrouble, type Person } from './lodging-api.ts'
import { MoveDrawer } from './move-drawer.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { isOpen, type Open, SpaceDrawer } from './space-drawer.tsx'
import { NOWHERE, Unassigned } from './unassigned.tsx'
import { UnkeptCard } from './unkept-card.tsx'
import { type BoardTools, useBoard } from './use-board.ts'
import { WithdrawnCard } from './withdrawn-card.tsx'

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
          <BoardView
            {...{ tools, board, scope }}
            event={{ accountId: account.id, eventId: event.id }}
            mayEdit={mayEditRegistrations(account.role)}
          />
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
  readonly event: EventScope
  readonly tools: BoardTools
  readonly board: Board
  readonly scope: string
  readonly mayEdit: boolean
}

function BoardView({ event, tools, board, scope, mayEdit }: ViewProps): ReactNode {
  const [outcome, setOutcome] = useState<string | null>(null)
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
  const mayAsk = mayEdit && scope === ROOMS && board.kinds.length > 1
  const onAsk = mayAsk ? (asked: readonly Person[]) => setOpen({ ask: asked }) : null
  return (
    <>
      <BoardHead {...{ tools, board, scope, mayEdit, people, filled }} onAdd={() => setOpen('add')} />
      {trouble !== null && open === null && (
        <p className="lodging-trouble" role="alert">
          {trouble}
        </p>
      )}
      {proposal !== null && <ProposalCard {...{ tools, board, scope, proposal, people, onAsk }} />}
      {proposal === null && (
        <UnkeptCard {...{ board, scope, people, onAsk }} tools={mayEdit ? tools : null} />
      )}
      <WithdrawnCard
        {...{ board, scope }}
        eventId={event.eventId}
        onAsk={mayEdit ? (withdrawn, all) => setOpen({ askAll: withdrawn, people: all }) : null}
      />
      <AskedCard {...{ event, board, scope, mayEdit, outcome }} />
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
              board={board}
              isRoom={scope === ROOMS}
              onEdit={mayEdit ? (space) => setOpen({ edit: space }) : null}
            />
          </div>
        </div>
      )}
      <MoveDrawer
        {...{ scope, filled }}
        block={isOpen(open, 'move') ? open.move : null}
        onClose={close}
        onMove={(move) => {
          close()
          tools.move([move])
        }}
        onAsk={onAsk === null ? null : (block) => onAsk(block.people)}
      />
      <AskDrawer
        {...{ event, board, scope, open }}
        onClose={close}
        onDone={(words) => {
          setOutcome(words)
          close()
        }}
      />
      <SpaceDrawer {...{ open, tools, board, scope, trouble, onClose: close }} />
    </>
  )
}
