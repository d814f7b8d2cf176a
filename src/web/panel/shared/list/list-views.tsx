import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon.tsx'
import { SideDrawer } from '../side-drawer.tsx'
import { dropView, keepView, type ListScope, type ListView, viewsQuery } from './list-api.ts'
import { LIST_PATHS, type ListSearch, readListSearch } from './list-search.ts'

const USUAL: Readonly<Record<ListScope['list'], readonly { name: string; search: ListSearch }[]>> = {
  people: [
    { name: 'Mają miejsce', search: {} },
    { name: 'Wszyscy', search: { warunki: '' } },
  ],
  registrations: [{ name: 'Wszystkie', search: {} }],
}

const same = (one: ListSearch, other: ListSearch) => textOf(one) === textOf(other)
const textOf = (search: ListSearch) => JSON.stringify(Object.entries(search).sort())

/** The saved views of a list, and the way to save what it shows now. */
export function ListViews({ scope, search }: { scope: ListScope; search: ListSearch }): ReactNode {
  const views = useQuery(viewsQuery(scope)).data ?? []
  const [isSaving, setSaving] = useState(false)
  const usual = USUAL[scope.list]
  const current = views.find((view) => same(readListSearch(view.search), search)) ?? null
  const isUsual = usual.some((view) => same(view.search, search))
  return (
    <div className="list-views">
      <nav aria-label="Widoki listy">
        {usual.map((view) => (
          <ViewLink
            key={view.name}
            scope={scope}
            name={view.name}
            to={view.search}
            isCurrent={same(view.search, search)}
          />
        ))}
        {views.map((view) => (
          <ViewLink
            key={view.id}
            scope={scope}
            name={view.name}
            to={readListSearch(view.search)}
            isCurrent={view.id === current?.id}
          />
        ))}
      </nav>
      {current === null && !isUsual && (
        <button type="button" className="btn text" onClick={() => setSaving(true)}>
          Zapisz ten widok
        </button>
      )}
      {current !== null && <DropView scope={scope} view={current} />}
      <SideDrawer title={isSaving ? 'Zapisz ten widok' : null} onClose={() => setSaving(false)}>
        <SaveForm scope={scope} search={search} onSaved={() => setSaving(false)} />
      </SideDrawer>
    </div>
  )
}

function ViewLink(props: { scope: ListScope; name: string; to: ListSearch; isCurrent: boolean }): ReactNode {
  return (
    <Link
      to={LIST_PATHS[props.scope.list]}
      params={{ eventId: props.scope.eventId }}
      search={props.to}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={props.isCurrent ? 'page' : undefined}
    >
      {props.name}
    </Link>
  )
}

/** Deletes a view; the list stays as it is, so that it can be saved again. */
function DropView({ scope, view }: { scope: ListScope; view: ListView }): ReactNode {
  const client = useQueryClient()
  const drop = useMutation({
    mutationFn: () => dropView(scope, view.id),
    onSettled: () => client.invalidateQueries({ queryKey: viewsQuery(scope).queryKey }),
  })
  return (
    <button type="button" className="btn text" disabled={drop.isPending} onClick={() => drop.mutate()}>
      <Icon name="cross" size={18} />
      {drop.isError ? 'Nie można usunąć tego widoku' : 'Usuń widok'}
    </button>
  )
}

function SaveForm(props: { scope: ListScope; search: ListSearch; onSaved: () => void }): ReactNode {
  const { scope, search } = props
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(true)
  const save = useMutation({
    mutationFn: () => keepView(scope, { name: name.trim(), shared, search: { ...search } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: viewsQuery(scope).queryKey })
      props.onSaved()
    },
  })
  return (
    <form
      className="list-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') save.mutate()
      }}
    >
      <label>
        Nazwa widoku
        <input
          className="input"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="list-tick">
        <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
        <span>
          Widzi go cały zespół
          <span className="sub">Bez tego widok jest tylko na twoim koncie.</span>
        </span>
      </label>
      {save.isError && <p role="alert">Nie udało się zapisać. Spróbuj ponownie.</p>}
      <button type="submit" className="btn" disabled={save.isPending || name.trim() === ''}>
        Zapisz widok
      </button>
    </form>
  )
}
