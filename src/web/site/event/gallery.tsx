import type { EventView } from '#contract/pages.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { Picture } from '#web/kit/picture.tsx'
import { Section } from './section.tsx'

interface GalleryProps {
  readonly block: BlockOf<'gallery'>
  readonly pictures: EventView['pictures']
}

/** 'Zdjęcia', two in a row; they are fetched when they come near. */
export function Gallery({ block, pictures }: GalleryProps) {
  const there = block.pictures.flatMap((id) => pictures[id] ?? [])
  if (there.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.gallery}>
      <ul className="gallery">
        {there.map((picture) => (
          <li key={picture.id} className="photo">
            <Picture picture={picture} sizes="(min-width: 901px) 340px, 50vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
