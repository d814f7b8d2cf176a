import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { expectsChildren } from '#domain/event/facts/expects-children.ts'
import * as words from '#i18n/pl/site/register/steps.ts'
import { ADD } from './order/form-tools.ts'
import type { PersonEntry } from './order/order.ts'

interface AddProps {
  readonly definition: EventDefinition
  readonly onAdd: (kind: PersonEntry['kind']) => void
}

/** Adds a person: adults and children separately where children are expected. */
export function AddButtons({ definition, onAdd }: AddProps) {
  if (!expectsChildren(definition))
    return (
      <button type="button" id={ADD} className="btn quiet" onClick={() => onAdd('person')}>
        {words.addPerson}
      </button>
    )
  return (
    <>
      <button type="button" id={ADD} className="btn quiet" onClick={() => onAdd('adult')}>
        {words.addAdult}
      </button>
      <button type="button" className="btn quiet" onClick={() => onAdd('child')}>
        {words.addChild}
      </button>
    </>
  )
}
