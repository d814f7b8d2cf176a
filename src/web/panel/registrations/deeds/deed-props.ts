import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'

/** The props of every form of a deed. */
export interface DeedProps {
  readonly scope: EventScope
  readonly registration: Registration
  /** What has been done, in a sentence for the person. */
  readonly onDone: (words: string) => void
  readonly onBack: () => void
}
