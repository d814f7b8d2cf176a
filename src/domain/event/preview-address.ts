/**
 * The address of a draft on the organiser's site. It stands where the address of an event stands, and no event has one
 * like it: `podglad~<secret>`, and `podglad~<secret>~2026-07-05T20-00` for the site as of that Polish moment.
 */

const SHAPE = 'podglad~([\\w-]{43})(?:~(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d))?'
const ADDRESS = new RegExp(`^${SHAPE}$`)

/** What may stand in the place of an event on a site: the address of one, or that of a draft. */
export const EVENT_ON_SITE = new RegExp(`^(?:[a-z0-9][a-z0-9-]{0,60}|${SHAPE})$`)

export interface PreviewAddress {
  readonly token: string
  /** The moment as of which the site is shown; null: now. */
  readonly moment: Temporal.PlainDateTime | null
}

/** @param moment is shown to the minute */
export function previewSlug({ token, moment }: PreviewAddress): string {
  const at = moment?.toString({ smallestUnit: 'minute' }).replace(':', '-')
  return `podglad~${token}${at === undefined ? '' : `~${at}`}`
}

/** The preview at an address; null when it is that of an event, or no day or hour of the calendar. */
export function readPreviewSlug(slug: string): PreviewAddress | null {
  const [, token, day, hour, minute] = ADDRESS.exec(slug) ?? []
  if (token === undefined) return null
  if (day === undefined) return { token, moment: null }
  try {
    return { token, moment: Temporal.PlainDateTime.from(`${day}T${hour}:${minute}`, { overflow: 'reject' }) }
  } catch {
    return null
  }
}

/** Whether a slug is in the place of a draft, also one that leads nowhere. */
export const isPreviewSlug = (slug: string): boolean => slug.startsWith('podglad~')
