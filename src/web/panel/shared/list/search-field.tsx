import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import type { ListScope } from './list-api.ts'
import type { ListSearch } from './list-search.ts'
import { useSearchChange } from './use-search-change.ts'

/** The search of a list; it follows the address, and the address follows it some moments after the last letter. */
export function SearchField({ scope, search }: { scope: ListScope; search: ListSearch }): ReactNode {
  const asked = search.szukaj ?? ''
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)
  const change = useSearchChange(scope)
  const send = useDebouncedCallback((text: string) => {
    const szukaj = text.trim()
    sent.current = szukaj
    change({ ...search, szukaj: szukaj === '' ? undefined : szukaj })
  }, 250)
  useEffect(() => {
    // A link or the back button has changed it, not this field.
    if (asked !== sent.current) {
      sent.current = asked
      setTyped(asked)
    }
  }, [asked])
  return (
    <div className="list-search">
      <Icon name="search" size={20} />
      <input
        className="input"
        type="search"
        aria-label="Szukaj: nazwisko, telefon, e-mail albo numer"
        placeholder="Nazwisko, telefon albo numer"
        value={typed}
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value)
          send(event.target.value)
        }}
      />
    </div>
  )
}
