import type { Effect } from '../../event/definition/definition.ts'
import { cap, floor, floorPercent, least, mostOff } from './bounds.ts'
import { freeForEach } from './free-for-each.ts'
import { off } from './off.ts'
import { percentOff } from './percent-off.ts'
import { percentPlus } from './percent-plus.ts'
import { plus } from './plus.ts'
import type { PriceEffect } from './price-effect.ts'
import { to } from './to.ts'

/** What each kind of effect does to prices. */
export function priceEffect(effect: Effect): PriceEffect {
  switch (effect.kind) {
    case 'to':
      return to(effect)
    case 'off':
      return off(effect)
    case 'percent-off':
      return percentOff(effect)
    case 'plus':
      return plus(effect)
    case 'percent-plus':
      return percentPlus(effect)
    case 'cap':
      return cap(effect)
    case 'floor':
      return floor(effect)
    case 'floor-percent':
      return floorPercent(effect)
    case 'most-off':
      return mostOff(effect)
    case 'least':
      return least(effect)
    case 'free-for-each':
      return freeForEach(effect)
  }
}
