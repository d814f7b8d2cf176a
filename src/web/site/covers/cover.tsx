import type { EventDefinition } from '#domain/event/definition.ts'
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

const SCENES: Readonly<Record<CoverKind, { draw: () => React.ReactNode; words: string }>> = {
  fields: { draw: Fields, words: 'Rysunek: grupa ludzi idzie drogą przez pola ku wieży na wzgórzu' },
  river: { draw: River, words: 'Rysunek: rowerzyści jadą drogą nad rzeką, w tle wzgórza i klasztor' },
  lake: { draw: Lake, words: 'Rysunek: dom nad zatoką, żaglówki i pomost' },
  town: { draw: Town, words: 'Rysunek: rynek miasta z wieżą zegarową' },
  mountains: { draw: Mountains, words: 'Rysunek: ośnieżone góry, schronisko i ludzie na szlaku' },
  bridge: { draw: Bridge, words: 'Rysunek: biegacze na moście nad rzeką, w tle dwa mosty i miasto' },
  camp: { draw: Camp, words: 'Rysunek: namioty między świerkami i ludzie wokół ogniska' },
  linden: { draw: Linden, words: 'Rysunek: dom pod wielką lipą, na stole schną gliniane naczynia' },
  stage: { draw: Stage, words: 'Rysunek: chór śpiewa w sali z wysokimi oknami' },
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
