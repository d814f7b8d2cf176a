import type { DemoOrganiser } from '#contract/pages.ts'
import type { Config } from '#server/base/config.ts'
import { addressOf } from '#server/http/face.ts'

interface DemoSite {
  readonly id: DemoOrganiser
  readonly name: string
  /** Which of the two brands the site belongs to: its place in `BRANDS`. */
  readonly brand: 0 | 1
}

/** The nine organisers whose sites the landing page leads to, in the order of the strip. */
export const DEMO_SITES: readonly DemoSite[] = [
  { id: 'borowska', name: 'Pielgrzymka Ziemi Borowskiej', brand: 0 },
  { id: 'dobrybrzeg', name: 'Fundacja Dobry Brzeg', brand: 1 },
  { id: 'pamiec', name: 'Instytut Pamięci Lokalnej', brand: 0 },
  { id: 'trzymosty', name: 'Bieg Trzech Mostów', brand: 0 },
  { id: 'cantabile', name: 'Schola Cantabile', brand: 1 },
  { id: 'wilki', name: 'Hufiec „Wilki”', brand: 0 },
  { id: 'podlipa', name: 'Dom Kultury Pod Lipą', brand: 1 },
  { id: 'szprycha', name: 'Klub Rowerowy Szprycha', brand: 0 },
  { id: 'swiatlo', name: 'Hospicjum Światło', brand: 1 },
]

/** The event whose form every visitor may try: the walking pilgrimage of the first organiser. */
const DEMO_FORM = '/pielgrzymka/zapisy'

/** Where a browser finds the site of a demo organiser. */
export function siteAddress({ id, brand }: DemoSite, config: Config): string {
  return addressOf(`${id}.${config.brands[brand].domain}`, config)
}

/** Where a browser finds the demo registration form. */
export function demoFormAddress(config: Config): string {
  return `${addressOf(`borowska.${config.brands[0].domain}`, config)}${DEMO_FORM}`
}
