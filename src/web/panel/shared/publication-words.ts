import { fullMoment } from './dates.ts'
import type { Version } from './event-versions.ts'

/** When and by whom: '17 czerwca 2026, środa, 14:05, Danuta Wrona'; automatic publications have no name. */
export function publicationOf({ publishedAt, publishedBy }: Version): string {
  const who = publishedBy === 'system' ? '' : `, ${publishedBy}`
  return `${fullMoment(publishedAt)}${who}`
}
