import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { safeHref } from '#domain/form/html/safe-html.ts'
import { blockHeadings } from '#i18n/pl/site/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Section } from './section.tsx'

/** 'Partnerzy': who helps, each with a link where there is one. */
export function Partners({ block }: { block: BlockOf<'partners'> }) {
  if (block.partners.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.partners}>
      <ul className="partners">
        {block.partners.map(({ id, name, link }) => {
          const href = link === undefined ? null : safeHref(link)
          return (
            <li key={id}>
              {href === null ? (
                tie(name)
              ) : (
                <a href={href} rel="noopener nofollow">
                  {tie(name)}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
