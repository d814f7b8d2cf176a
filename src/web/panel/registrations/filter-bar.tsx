import { useDebouncedCallback } from '@mantine/hooks'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { countAll, type Filter, type RegistrationState, statesToChoose } from './filter.ts'
import { stateWord } from './states.ts'

/** Search and the choice of a state. Both are in the address, so a link opens the same list. */
export function FilterBar(props: {
  eventId: string
  filter: Filter
  /** By state; null while they are unknown. */
  counts: Readonly<Record<string, number>> | null
}): ReactNode {
  const { filter, counts } = props
  return (
    <div className="filters">
      <SearchField filter={filter} eventId={props.eventId} />
      <nav className="chips" aria-label="Stan zgłoszenia">
        <StateChip {...props} state={undefined} count={counts === null ? null : countAll(counts)} />
        {statesToChoose(counts ?? {}, filter.stan).map((state) => (
          <StateChip
            key={state}
            {...props}
            state={state}
            count={counts === null ? null : (counts[state] ?? 0)}
          />
        ))}
      </nav>
    </div>
  )
}

function StateChip(props: {
  eventId: string
  filter: Filter
  state: RegistrationState | undefined
  count: number | null
}): ReactNode {
  const { szukaj } = props.filter
  return (
    <Link
      to="/wydarzenia/$eventId/zgloszenia"
      params={{ eventId: props.eventId }}
      search={{ ...(szukaj && { szukaj }), ...(props.state && { stan: props.state }) }}
      resetScroll={false}
      className="chip"
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={props.state === props.filter.stan ? 'true' : undefined}
    >
      {props.state === undefined ? 'Wszystkie' : stateWord(props.state)}
      {props.count !== null && <b className="num">{props.count}</b>}
    </Link>
  )
}

function SearchField({ filter, eventId }: { filter: Filter; eventId: string }): ReactNode {
  const navigate = useNavigate()
  const asked = filter.szukaj ?? ''
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)
  const search = useDebouncedCallback((text: string) => {
    const szukaj = text.trim()
    sent.current = szukaj
    void navigate({
      to: '/wydarzenia/$eventId/zgloszenia',
      params: { eventId },
      search: { ...(szukaj !== '' && { szukaj }), ...(filter.stan && { stan: filter.stan }) },
      replace: true,
      resetScroll: false,
    })
  }, 300)
  // 'Wyczyść filtry' and the browser's Back change the address from outside; the field follows them,
  // but never what is still being typed.
  useEffect(() => {
    if (sent.current === asked) return
    sent.current = asked
    setTyped(asked)
  }, [asked])
  return (
    <div className="search">
      <label htmlFor="szukaj">Szukaj</label>
      <Icon name="search" size={20} />
      <input
        id="szukaj"
        type="search"
        className="input"
        maxLength={100}
        placeholder="numer, nazwisko, e-mail albo telefon"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          search(event.currentTarget.value)
        }}
      />
    </div>
  )
}
