import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type ExampleFamily, quoteOfFamily } from '#domain/event/draft/prices/example-family.ts'
import type { Grosze } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { pl } from '#i18n/pl.ts'
import { useOwnedEvent } from '../account-events.ts'
import { useDraftState } from '../draft/use-draft.ts'
import { definitionQuery } from '../event-versions.ts'

interface Props {
  readonly eventId: string
  readonly family: ExampleFamily
  /** By the draft. */
  readonly total: Grosze
}

/** 'W opublikowanym cenniku ta rodzina płaci 1090 zł, o 105 zł więcej.' */
export function PublishedPrice({ eventId, family, total }: Props): ReactNode {
  const version = useDraftState().draft.publishedVersion
  const { found } = useOwnedEvent(eventId)
  const scope = { accountId: found?.account.id ?? '', eventId }
  const published = useQuery({
    ...definitionQuery(scope, version ?? 0),
    enabled: version !== null && found !== null,
  })
  const before = useMemo(
    () =>
      published.data === undefined
        ? null
        : quoteOfFamily(expandDefinition(published.data), family, localOf(Temporal.Now.instant())),
    [published.data, family],
  )
  if (before === null) return null
  return <p className="sub">{comparison(before.total, total)}</p>
}

function comparison(before: Grosze, now: Grosze): string {
  if (before === now) return 'W\u00a0opublikowanym cenniku ta rodzina płaci tyle samo.'
  const difference = `o\u00a0${pl.sum(Math.abs(before - now))} ${before > now ? 'więcej' : 'mniej'}`
  return `W\u00a0opublikowanym cenniku ta rodzina płaci ${pl.sum(before)}, ${difference}.`
}
