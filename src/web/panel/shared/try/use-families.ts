import { useState } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type ExampleFamily, exampleFamilyOf } from '#domain/event/draft/prices/example-family.ts'
import { keepFamilies, readFamilies } from './saved-families.ts'

/** The families of an event on this device, and the one that is tried. */
export interface Families {
  readonly all: readonly ExampleFamily[]
  readonly place: number
  readonly family: ExampleFamily
  readonly choose: (place: number) => void
  readonly change: (family: ExampleFamily) => void
  readonly add: (family: ExampleFamily) => void
  readonly remove: () => void
}

export function useFamilies(eventId: string, definition: EventDefinition): Families {
  const [held, setHeld] = useState(() => ({ all: readFamilies(eventId), place: 0 }))
  const { place } = held
  const usual = exampleFamilyOf(definition)
  // Until one is changed, the family follows the ages of the event.
  const all = held.all.length === 0 ? [usual] : held.all
  const write = (changed: readonly ExampleFamily[], at: number) => {
    keepFamilies(eventId, changed)
    setHeld({ all: changed, place: at })
  }
  return {
    ...{ all, place, family: all[place] ?? usual },
    choose: (at) => setHeld({ all: held.all, place: at }),
    change: (family) => write(all.with(place, family), place),
    add: (family) => write([...all, family], all.length),
    remove: () => write(all.toSpliced(place, 1), 0),
  }
}
