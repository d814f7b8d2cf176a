import { cyclingPilgrimageCard } from './cycling-pilgrimage/card.ts'
import { retreatCard } from './retreat/card.ts'
import type { TemplateCard } from './template.ts'
import { walkingPilgrimageCard } from './walking-pilgrimage/card.ts'

/** The cards of all templates, in the order in which they are offered. What makes an event is loaded with one of them. */
export const TEMPLATE_CARDS: readonly TemplateCard[] = [
  walkingPilgrimageCard,
  cyclingPilgrimageCard,
  retreatCard,
]
