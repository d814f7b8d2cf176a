import type { EventView } from '#contract/pages.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { safeHref } from '#domain/form/html/safe-html.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Picture } from '#web/kit/picture.tsx'
import { Section } from './section.tsx'

interface PartnersProps {
  readonly block: BlockOf<'partners'>
  readonly pictures: EventView['pictures']
}

/** 'Partnerzy': who helps, each with a link where there is one. */
export function Partners({ block, pictures }: PartnersProps) {
  if (block.partners.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.partners}>
      <ul className="partners">
        {block.partners.map(({ id, name, link, logo }) => {
          const picture = logo === undefined ? undefined : pictures[logo]
          const sign = (
            <>
              {picture !== undefined && <Picture picture={picture} sizes="120px" alt="" />}
              {tie(name)}
            </>
          )
          const href = link === undefined ? null : safeHref(link)
          return (
            <li key={id}>
              {href === null ? (
                sign
              ) : (
                <a href={href} rel="noopener nofollow">
                  {sign}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
