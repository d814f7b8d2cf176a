import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { coverWords } from '#i18n/pl/site/covers.ts'
import { Bridge } from './bridge.tsx'
import { Camp } from './camp.tsx'
import { Fields } from './fields.tsx'
import { Lake } from './lake.tsx'
import { Linden } from './linden.tsx'
import { Mountains } from './mountains.tsx'
import { River } from './river.tsx'
import { Stage } from './stage.tsx'
import { Town } from './town.tsx'

type CoverKind = EventDefinition['page']['cover']

const SCENES: Readonly<Record<CoverKind, () => React.ReactNode>> = {
  fields: Fields,
  river: River,
  lake: Lake,
  town: Town,
  mountains: Mountains,
  bridge: Bridge,
  camp: Camp,
  linden: Linden,
  stage: Stage,
}

/** The picture above an invitation. */
export function Cover({ kind }: { kind: CoverKind }) {
  const Scene = SCENES[kind]
  return (
    <svg
      className="cover"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={coverWords[kind]}
    >
      <Scene />
    </svg>
  )
}

/** The same picture where the event is named next to it, so that a screen reader does not announce it twice. */
export function CoverStrip({ kind }: { kind: CoverKind }) {
  const Scene = SCENES[kind]
  return (
    <svg className="cover" viewBox="0 0 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Scene />
    </svg>
  )
}
