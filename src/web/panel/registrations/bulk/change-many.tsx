import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { BulkAction, WantedChange } from '#contract/office-jobs.ts'
import { getEventDefinition } from '#contract/versions.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { liveQuery } from '../../shared/limits/live-limits.ts'
import { TellTick } from '../actions/action-form.tsx'
import { type BulkForm, BulkFrame } from './bulk-form.tsx'
import { changeableIn } from './changeable.ts'

type Props = BulkForm & { readonly onSend: (action: BulkAction) => void }

/** One choice or answer of everybody becomes another, by the rules of the event. */
export function ChangeMany({ scope, ...props }: Props & { scope: EventScope }): ReactNode {
  const { accountId, eventId } = scope
  const event = { accountId, eventId }
  const live = useQuery(liveQuery(event))
  const version = live.data?.version
  const definition = useQuery({
    queryKey: ['desk', event, version],
    queryFn: async ({ signal }) => {
      const params = { ...event, version: version ?? 1 }
      return expandDefinition((await ask(getEventDefinition, { params, signal })).definition)
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (definition.data === undefined) return <div className="bone field" aria-busy="true" />
  return <Fields {...props} definition={definition.data} />
}

function Fields({ definition, onSend, ...form }: Props & { definition: EventDefinition }): ReactNode {
  const things = changeableIn(definition)
  const [which, setWhich] = useState('')
  const [option, setOption] = useState('')
  const [tell, setTell] = useState(true)
  const thing = things.find(({ key }) => key === which)
  const change: WantedChange | undefined = thing?.options.find(({ key }) => key === option)?.change
  return (
    <BulkFrame
      {...form}
      ready={change !== undefined}
      onSend={() => {
        if (change !== undefined) onSend({ kind: 'choose', change, tell })
      }}
    >
      <div className="field">
        <label htmlFor="wiele-co">Co zmienić</label>
        <select
          id="wiele-co"
          className="input"
          value={which}
          onChange={({ currentTarget }) => {
            setWhich(currentTarget.value)
            setOption('')
          }}
        >
          <option value="">wybierz</option>
          {things.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {thing !== undefined && (
        <div className="field">
          <label htmlFor="wiele-na-co">Na co</label>
          <select
            id="wiele-na-co"
            className="input"
            value={option}
            onChange={({ currentTarget }) => setOption(currentTarget.value)}
          >
            <option value="">wybierz</option>
            {thing.options.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <TellTick value={tell} onChange={setTell} />
    </BulkFrame>
  )
}
