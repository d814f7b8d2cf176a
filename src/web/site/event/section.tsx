import type { PageBlock } from '#domain/event/page/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { blockAnchor } from '#web/kit/block-anchor.ts'

interface SectionProps {
  readonly block: Pick<PageBlock, 'id' | 'kind' | 'heading'>
  /** The usual heading; the organiser's own stands in its place. */
  readonly heading: string
  readonly children: React.ReactNode
}

/** A block of the invitation with its heading. */
export function Section({ block, heading, children }: SectionProps) {
  const anchor = blockAnchor(block)
  return (
    <section id={anchor} aria-labelledby={`${anchor}-tytul`}>
      <h2 id={`${anchor}-tytul`}>{tie(block.heading ?? heading)}</h2>
      {children}
    </section>
  )
}
