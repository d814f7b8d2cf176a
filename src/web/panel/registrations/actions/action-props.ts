import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'

/** The props of every form of an action. */
export interface ActionProps {
  readonly scope: EventScope
  readonly registration: Registration
  /** What has been done, in a sentence for the person. */
  readonly onDone: (words: string) => void
  readonly onBack: () => void
}
