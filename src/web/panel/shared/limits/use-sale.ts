import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { poolOf } from '#domain/event/draft/places/own-limits.ts'
import { partsOf } from '#domain/event/draft/places/parts.ts'
import { useOwnedEvent } from '../account-events.ts'
import { useDraft, useDraftState } from '../draft/use-draft.ts'
import type { EventScope } from '../event-versions.ts'
import { type Live, type LiveAllotment, type LiveLimit, useLiveLimits } from './live-limits.ts'

/** How an event sells now, beside its draft. */
export interface Sale {
  readonly scope: EventScope
  readonly isPublished: boolean
  /** A limit as it is sold now; undefined before it is on the site. */
  readonly limitOf: (pool: string) => LiveLimit | undefined
  readonly asideOf: (pool: string) => readonly LiveAllotment[]
  /** Under which ids places are set aside, in the sale and in the draft; each is there once. */
  readonly asideIds: readonly string[]
}

export function useSale(): Sale {
  const { eventId = '' } = useParams({ strict: false })
  const accountId = useOwnedEvent(eventId).found?.account.id ?? ''
  const { document } = useDraft()
  const isPublished = useDraftState().draft.publishedVersion !== null
  const scope = useMemo(() => ({ accountId, eventId }), [accountId, eventId])
  const live = useLiveLimits(scope, isPublished)
  const pools = [...document.pools, ...partsOf(document).flatMap((part) => poolOf(part) ?? [])]
  return {
    ...{ scope, isPublished },
    limitOf: (pool) => live?.limits.find((limit) => limit.pool === pool),
    asideOf: (pool) => live?.allotments.filter(({ partOf }) => partOf === pool) ?? [],
    asideIds: [
      ...(live?.allotments.map(({ slug }) => slug) ?? []),
      ...pools.flatMap(({ allotments }) => allotments.map(({ id }) => id)),
    ],
  }
}

/** The same without the draft, for those who work with an event on sale. */
export function saleOf(scope: EventScope, live: Live): Sale {
  return {
    ...{ scope, isPublished: true },
    limitOf: (pool) => live.limits.find((limit) => limit.pool === pool),
    asideOf: (pool) => live.allotments.filter(({ partOf }) => partOf === pool),
    asideIds: live.allotments.map(({ slug }) => slug),
  }
}
