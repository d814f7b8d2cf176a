import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info'

/** A state: colour, icon and word together, because colour alone is not sufficient. */
export function Tag({ tone, icon, children }: { tone: Tone; icon: IconName; children: string }): ReactNode {
  return (
    <span className={tone === 'plain' ? 'tag state-tag' : `tag state-tag ${tone}`}>
      <Icon name={icon} size={15} />
      {children}
    </span>
  )
}
