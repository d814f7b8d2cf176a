import { type ReactNode, useId } from 'react'
import type { Claim } from '#domain/event/definition/definition.ts'
import type { Taker } from '#domain/event/draft/places/shared-limits.ts'
import { CheckField } from '#web/ui/field.tsx'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import type { Places } from './use-places.ts'

interface Props {
  readonly places: Places
  readonly taker: Taker
  readonly onChange: (make: (claim: Claim) => Claim) => void
}

/** How many places a thing takes, whether several people share one, and who is counted. */
export function TakerForm({ places, taker, onChange }: Props): ReactNode {
  const id = useId()
  const { part, claim } = taker
  const name = places.nameOf(part)
  const isShared = claim.sharedBy !== undefined
  return (
    <div className="sub-form limit-taker">
      <div className="limit-field">
        <span>Ile miejsc zajmuje</span>
        <PlacesInput
          label={`Ile miejsc zajmuje: ${name}`}
          value={claim.units}
          least={1}
          most={1000}
          onChange={(units) => onChange((now) => ({ ...now, units: units ?? 1 }))}
        />
      </div>
      <CheckField
        id={id}
        checked={isShared}
        onChange={(shares) => onChange((now) => (shares ? { ...now, sharedBy: 2 } : withoutSharing(now)))}
      >
        Jedno miejsce jest na kilka osób z&nbsp;tego samego zgłoszenia, na przykład cały pokój
      </CheckField>
      {claim.sharedBy !== undefined && (
        <div className="limit-field">
          <span>Ile osób na jedno</span>
          <PlacesInput
            label={`Ile osób na jedno miejsce: ${name}`}
            value={claim.sharedBy}
            least={2}
            most={100}
            onChange={(sharedBy) => onChange((now) => ({ ...now, sharedBy: sharedBy ?? 2 }))}
          />
        </div>
      )}
      <div>
        <p className="sub">{claim.when === undefined ? 'Liczy się każdy.' : 'Liczy się tylko, gdy:'}</p>
        <ConditionList
          definition={places.definition}
          words={places.words}
          facts={places.factsOf(places.partOf(part)?.of ?? 'person')}
          when={claim.when}
          onChange={(when) =>
            onChange(({ when: _, ...now }) => (when === undefined ? now : { ...now, when }))
          }
        />
      </div>
    </div>
  )
}

const withoutSharing = ({ sharedBy: _, ...claim }: Claim): Claim => claim
