import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Tick } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'

/** 'Co jest w cenie': what nobody has to ask about. */
export function Included({ block, items }: { block: BlockOf<'included'>; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.included}>
      <ul className="included">
        {items.map((item) => (
          <li key={item}>
            <Tick />
            <span>{tie(item)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
