import type { EventView } from '#contract/pages.ts'
import type { PictureView } from '#contract/pictures.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Picture } from '#web/kit/picture.tsx'
import { initials } from '#web/lib/initials.ts'
import { Section } from './section.tsx'

interface PeopleProps {
  readonly block: BlockOf<'people'>
  readonly pictures: EventView['pictures']
}

/** 'Kto prowadzi': people with what they do here. */
export function People({ block, pictures }: PeopleProps) {
  if (block.people.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.people}>
      <ul className="faces">
        {block.people.map(({ id, name, role, note, picture }) => (
          <li key={id}>
            <Face name={name} picture={picture === undefined ? undefined : pictures[picture]} />
            <div>
              <b>{tie(name)}</b>
              {role !== undefined && <small>{tie(role)}</small>}
              {note !== undefined && <p>{tie(note)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The name stands next to it. */
const Face = ({ name, picture }: { name: string; picture: PictureView | undefined }) =>
  picture === undefined ? (
    <span className="face" aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <span className="face photo">
      <Picture picture={picture} sizes="72px" alt="" />
    </span>
  )
