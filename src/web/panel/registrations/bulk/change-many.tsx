import { type ReactNode, useState } from 'react'
import type { BulkAction, WantedChange } from '#contract/office-jobs.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { useLiveDefinition } from '../../shared/limits/live-definition.ts'
import { Trouble } from '../../shared/trouble.tsx'
import { TellTick } from '../actions/action-form.tsx'
import { type BulkForm, BulkFrame } from './bulk-form.tsx'
import { changeableIn } from './changeable.ts'

type Props = BulkForm & { readonly onSend: (action: BulkAction) => void }

/** One choice or answer of everybody becomes another, by the rules of the event. */
export function ChangeMany({ scope, ...props }: Props & { scope: EventScope }): ReactNode {
  const { definition, error, retry } = useLiveDefinition(scope)
  if (definition === undefined && error !== null) return <Trouble error={error} onRetry={retry} />
  if (definition === undefined) return <div className="bone field" aria-busy="true" />
  return <Fields {...props} definition={definition} />
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
