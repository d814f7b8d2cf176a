import { campCard } from './camp/card.ts'
import { collectionCard } from './collection/card.ts'
import { conferenceCard } from './conference/card.ts'
import { cyclingPilgrimageCard } from './cycling-pilgrimage/card.ts'
import { entriesCard } from './entries/card.ts'
import type { TemplateCard } from './kit/template.ts'
import { retreatCard } from './retreat/card.ts'
import { runCard } from './run/card.ts'
import { walkingPilgrimageCard } from './walking-pilgrimage/card.ts'

/** The cards of all templates, in the order in which they are offered. What makes an event is loaded with one of them. */
export const TEMPLATE_CARDS: readonly TemplateCard[] = [
  walkingPilgrimageCard,
  cyclingPilgrimageCard,
  retreatCard,
  conferenceCard,
  runCard,
  campCard,
  entriesCard,
  collectionCard,
]
