import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'
import type { Stage } from './stage.ts'

/** What later scenes need to know of earlier ones. */
export interface Story {
  /** 'http://borowska.zapisano.localhost:21234' */
  address(host: string): string
  /** 'ZG-4F7K', once the family is registered. */
  number: string
  /** The code of one ticket, once they are paid. */
  ticket: string
}

/** One scene of the film, playable by itself once the story knows what it needs. */
export interface Scene {
  readonly title: string
  readonly stage: Stage
  /** Brings the page to where the scene begins; not filmed. */
  prepare(page: Page, story: Story): Promise<void>
  play(shot: Shot, story: Story): Promise<void>
}
