import './search.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../shared/icon.tsx'
import type { SearchResult, SearchTarget } from './search-result.ts'
import { useSearch } from './search-results.ts'

/** People are asked of the server once the typing pauses for so long. */
const PAUSE_MS = 200

const KINDS = { person: 'Zgłoszenie', event: 'Wydarzenie', page: 'Strona', part: 'Ustawienia' } as const
const ICONS = { person: 'people', event: 'calendar', page: 'list', part: 'settings' } as const

/** The search over everything: a field and, below it, what it finds. Arrows choose, Enter opens, Escape closes. */
export function SearchDialog({
  eventId,
  onClose,
}: {
  eventId: string | null
  onClose: () => void
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const [typed, setTyped] = useState('')
  const [sought] = useDebouncedValue(typed, PAUSE_MS)
  const [chosen, setChosen] = useState(0)
  const { results, pending, failed } = useSearch(typed, sought, eventId)
  const open = useOpenTarget()
  // The browser gives the focus back to what was focused before.
  useEffect(() => dialog.current?.showModal(), [])
  const index = Math.min(chosen, results.length - 1)
  const pick = (result: SearchResult | undefined) => {
    if (result === undefined) return
    dialog.current?.close()
    open(result.target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && results.length > 0) {
      event.preventDefault()
      const next = (index + step + results.length) % results.length
      setChosen(next)
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    pick(results[index])
  }
  return (
    <dialog ref={dialog} className="search" aria-label="Szukaj" onClose={onClose}>
      <div className="search-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="Szukaj osób, wydarzeń i ustawień"
          aria-expanded={results.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={index < 0 ? undefined : `${list}-${index}`}
          placeholder="Osoba, wydarzenie albo ustawienie"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span className="sr">Zamknij</span>
        </button>
      </div>
      <div id={list} role="listbox" aria-label="Wyniki">
        {results.map((result, at) => (
          <Option
            key={result.key}
            id={`${list}-${at}`}
            result={result}
            selected={at === index}
            onPick={() => pick(result)}
          />
        ))}
      </div>
      <p role="status">{stateWords({ found: results.length, pending, failed })}</p>
    </dialog>
  )
}

/** The focus stays in the field, which names the chosen option; its keys are handled there. */
function Option(props: {
  id: string
  result: SearchResult
  selected: boolean
  onPick: () => void
}): ReactNode {
  const { result } = props
  return (
    <button
      type="button"
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPick}
    >
      <Icon name={ICONS[result.kind]} size={20} />
      <span>
        <b>{result.name}</b>
        <small>{[KINDS[result.kind], result.about].filter((part) => part !== '').join(' · ')}</small>
      </span>
    </button>
  )
}

function stateWords({
  found,
  pending,
  failed,
}: {
  found: number
  pending: boolean
  failed: boolean
}): string {
  if (pending) return 'Szukam…'
  if (failed) return 'Nie udało się poszukać osób. Spróbuj ponownie.'
  return found === 0 ? 'Nic takiego nie ma. Sprawdź pisownię albo wpisz mniej.' : ''
}

function useOpenTarget(): (target: SearchTarget) => void {
  const navigate = useNavigate()
  return (target) => {
    if ('registrationId' in target) {
      const { eventId, registrationId } = target
      void navigate({
        to: '/wydarzenia/$eventId/zgloszenia/$registrationId',
        params: { eventId, registrationId },
        search: {},
      })
    } else if ('eventId' in target) void navigate({ to: target.to, params: { eventId: target.eventId } })
    else void navigate({ to: target.to })
  }
}
