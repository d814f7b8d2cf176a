import type { EventDefinition } from '#domain/event/definition.ts'
import { Fields } from './fields.tsx'
import { Lake } from './lake.tsx'
import { Mountains } from './mountains.tsx'
import { River } from './river.tsx'
import { Town } from './town.tsx'

type CoverKind = EventDefinition['page']['cover']

const SCENES: Readonly<Record<CoverKind, { draw: () => React.ReactNode; words: string }>> = {
  fields: { draw: Fields, words: 'Rysunek: grupa ludzi idzie drogą przez pola ku wieży na wzgórzu' },
  river: { draw: River, words: 'Rysunek: rowerzyści jadą drogą nad rzeką, w tle wzgórza i klasztor' },
  lake: { draw: Lake, words: 'Rysunek: dom nad zatoką, żaglówki i pomost' },
  town: { draw: Town, words: 'Rysunek: rynek miasta z wieżą zegarową' },
  mountains: { draw: Mountains, words: 'Rysunek: ośnieżone góry, schronisko i ludzie na szlaku' },
}

/** The picture above an invitation. */
export function Cover({ kind }: { kind: CoverKind }) {
  const { draw: Scene, words } = SCENES[kind]
  return (
    <svg
      className="cover"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={words}
    >
      <Scene />
    </svg>
  )
}

/** The same picture where the event is named beside it, so that nobody hears it twice. */
export function CoverStrip({ kind }: { kind: CoverKind }) {
  const { draw: Scene } = SCENES[kind]
  return (
    <svg className="cover" viewBox="0 0 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Scene />
    </svg>
  )
}
