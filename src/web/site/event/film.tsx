import type { EventView } from '#contract/pages.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import * as words from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Picture } from '#web/kit/picture.tsx'
import { Section } from './section.tsx'

interface FilmProps {
  readonly block: BlockOf<'film'>
  readonly pictures: EventView['pictures']
}

/** 'Film': a still that opens the page of the film. Nothing is fetched from there before. */
export function Film({ block, pictures }: FilmProps) {
  const { link, title, picture } = block
  if (link === undefined) return null
  const still = picture === undefined ? undefined : pictures[picture]
  return (
    <Section block={block} heading={words.blockHeadings.film}>
      <a className="film" href={link} rel="noopener noreferrer">
        <span className={still === undefined ? 'still' : 'still photo'}>
          {still !== undefined && <Picture picture={still} sizes="(min-width: 901px) 690px, 100vw" alt="" />}
          <Play />
        </span>
        <span className="film-words">
          <b>{tie(title ?? words.watchFilm)}</b>
          <small>{words.filmOpens(new URL(link).hostname.replace(/^www\./, ''))}</small>
        </span>
      </a>
    </Section>
  )
}

const Play = () => (
  <svg className="play" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="31" />
    <path d="M25 19v26l21-13z" />
  </svg>
)
