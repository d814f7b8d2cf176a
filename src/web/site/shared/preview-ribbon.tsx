import type { PreviewView } from '#contract/pages.ts'
import { formatDay, formatHour, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/preview.ts'

/** Above every page of a draft: that it is one, and as of which moment it is shown. */
export function PreviewRibbon({ preview }: { readonly preview: PreviewView | undefined }) {
  if (preview === undefined) return null
  const moment = preview.moment === null ? null : readMoment(preview.moment)
  return (
    <p className="preview-ribbon">
      <b>{words.notPublished}</b>
      {moment !== null && <span>{words.asOf(formatDay(moment.toPlainDate()), formatHour(moment))}</span>}
      <span>{words.tryIt}</span>
    </p>
  )
}
