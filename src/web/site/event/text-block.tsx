import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { safeNodes } from '#domain/form/html/safe-html.ts'
import { tie } from '#i18n/text/typography.ts'
import { blockAnchor } from '#web/kit/block-anchor.ts'
import { RichText } from '#web/kit/form/rich-text.tsx'

/** The organiser's own text. It is built from safe elements, whatever the definition holds. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  if (safeNodes(block.html).length === 0) return null
  const anchor = blockAnchor(block)
  return (
    <section id={anchor} aria-labelledby={block.heading === undefined ? undefined : `${anchor}-tytul`}>
      {block.heading !== undefined && <h2 id={`${anchor}-tytul`}>{tie(block.heading)}</h2>}
      <RichText html={block.html} />
    </section>
  )
}
