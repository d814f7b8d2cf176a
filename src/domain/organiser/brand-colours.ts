import { contrast, mixed } from '#domain/values/colour.ts'

/** An organiser's colours: an accent and a background are chosen, the rest follows from them. */

const WHITE = '#ffffff'
const BLACK = '#000000'
const INK = '#1d2433'
/** The palest text of pages. */
const PALE_INK = '#626977'
/** WCAG 2.2, 1.4.3: text of normal size. */
const READABLE = 4.5
const STEP = 0.02

/** The background of pages where none is chosen, by the brand on whose domain they are. */
export const BRAND_BACKGROUNDS = { zapisano: '#fbf8f2', obecni: '#f8faf6' } as const

export interface ChosenColours {
  readonly accent: string
  readonly background: string
}

/** What pages are painted with. Every text on them reads well, whatever was chosen. */
export interface SiteColours extends ChosenColours {
  /** Of a button beneath the pointer. */
  readonly strong: string
  /** Ground of what is chosen. */
  readonly soft: string
  readonly onAccent: string
  /** Ground of the foot. */
  readonly sunken: string
  readonly line: string
}

/** Whether text reads well, and the nearest colour with which it does: the same one, if it does. */
export interface ColourCheck {
  readonly reads: boolean
  readonly nearest: string
}

const sunkenOf = (background: string) => mixed(background, INK, 0.04)
const softOf = (accent: string) => mixed(accent, WHITE, 0.88)

/** A background on which the palest text reads well, also where it is a little darker. */
export function checkBackground(background: string): ColourCheck {
  return firstThat(background, WHITE, (each) => contrast(PALE_INK, sunkenOf(each)) >= READABLE)
}

/** An accent as the colour of links on each ground of a page; white text on it reads at least as well. */
export function checkAccent({ accent, background }: ChosenColours): ColourCheck {
  const grounds = [background, sunkenOf(background), WHITE]
  return firstThat(accent, BLACK, (each) =>
    [...grounds, softOf(each)].every((ground) => contrast(each, ground) >= READABLE),
  )
}

function firstThat(colour: string, towards: string, reads: (colour: string) => boolean): ColourCheck {
  for (let share = 0; share < 1; share += STEP) {
    const nearest = mixed(colour, towards, share)
    if (reads(nearest)) return { reads: share === 0, nearest }
  }
  return { reads: false, nearest: towards }
}

/** The colours of the pages of an organiser: those that were chosen, or the nearest ones that read well. */
export function siteColours(chosen: ChosenColours): SiteColours {
  const background = checkBackground(chosen.background).nearest
  const accent = checkAccent({ accent: chosen.accent, background }).nearest
  return {
    ...{ accent, background, onAccent: WHITE },
    strong: mixed(accent, BLACK, 0.28),
    soft: softOf(accent),
    sunken: sunkenOf(background),
    line: mixed(background, INK, 0.12),
  }
}
