import type { ReactNode } from 'react'
import { eventState } from './event-facts.ts'
import { Tag } from './tag.tsx'

/** The state of an event as a tag. */
export function EventState({ event }: { event: Parameters<typeof eventState>[0] }): ReactNode {
  switch (eventState(event)) {
    case 'draft':
      return (
        <Tag tone="plain" icon="pen">
          Szkic
        </Tag>
      )
    case 'archived':
      return (
        <Tag tone="plain" icon="clock">
          W&nbsp;archiwum
        </Tag>
      )
    case 'full':
      return (
        <Tag tone="info" icon="minus">
          Brak miejsc
        </Tag>
      )
    case 'published':
      return (
        <Tag tone="ok" icon="check">
          Opublikowane
        </Tag>
      )
  }
}
