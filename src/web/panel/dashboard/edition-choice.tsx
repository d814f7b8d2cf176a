import { type ReactNode, useId } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import { type DashboardData, useCompareWith } from './dashboard-api.ts'

/** With which edition the charts compare; without other events there is nothing to choose. */
export function EditionChoice({ scope, data }: { scope: EventScope; data: DashboardData }): ReactNode {
  const compare = useCompareWith(scope)
  const id = useId()
  const chosen = compare.isPending ? compare.variables : (data.compared?.id ?? null)
  if (data.editions.length === 0) return null
  return (
    <div className="dashboard-edition">
      <label htmlFor={id}>Porównaj z&nbsp;wydarzeniem</label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={chosen ?? ''}
          onChange={({ target }) => compare.mutate(target.value === '' ? null : target.value)}
        >
          <option value="">z&nbsp;żadnym</option>
          {data.editions.map((edition) => (
            <option key={edition.id} value={edition.id}>
              {edition.title}
            </option>
          ))}
        </select>
      </span>
      <p role="status">{compare.isError && 'Nie zapisano. Spróbuj ponownie.'}</p>
    </div>
  )
}
