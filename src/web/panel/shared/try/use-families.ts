import { useState } from 'react'
import { EXAMPLE_FAMILY, type ExampleFamily } from '#domain/event/draft/prices/example-family.ts'
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

export function useFamilies(eventId: string): Families {
  const [held, setHeld] = useState(() => ({ all: familiesOf(eventId), place: 0 }))
  const { all, place } = held
  const write = (changed: readonly ExampleFamily[], at: number) => {
    keepFamilies(eventId, changed)
    setHeld({ all: changed, place: at })
  }
  return {
    ...{ all, place, family: all[place] ?? EXAMPLE_FAMILY },
    choose: (at) => setHeld({ all, place: at }),
    change: (family) => write(all.with(place, family), place),
    add: (family) => write([...all, family], all.length),
    remove: () => write(all.toSpliced(place, 1), 0),
  }
}

function familiesOf(eventId: string): readonly ExampleFamily[] {
  const kept = readFamilies(eventId)
  return kept.length === 0 ? [EXAMPLE_FAMILY] : kept
}
