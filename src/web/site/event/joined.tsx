import type { JoinedView } from '#contract/pages.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import * as words from '#i18n/pl/site/event.ts'
import { tie } from '#i18n/text/typography.ts'
import { Section } from './section.tsx'

interface JoinedProps {
  readonly block: BlockOf<'joined'>
  readonly joined: JoinedView | null
}

/** 'Kto już jest': how many have registered, and the first names of those who agreed. */
export function Joined({ block, joined }: JoinedProps) {
  if (joined === null) return null
  const { people, groups, names } = joined
  const others = people - names.length
  return (
    <Section block={block} heading={blockHeadings.joined}>
      <p>{words.joined(people, groups)}</p>
      {names.length > 0 && (
        <>
          <ul className="joined">
            {withKeys(names).map(({ key, name, beside }) => (
              <li key={key}>
                {name}
                {beside !== null && <small> {tie(beside)}</small>}
              </li>
            ))}
            {others > 0 && <li className="others">{words.andOthers(others)}</li>}
          </ul>
          <p className="joined-note">{words.namedByConsent}</p>
        </>
      )}
    </Section>
  )
}

/** Adds keys for React: two people may have the same name. */
function withKeys(names: JoinedView['names']) {
  const seen = new Map<string, number>()
  return names.map((each) => {
    const words = `${each.name} ${each.beside}`
    const times = (seen.get(words) ?? 0) + 1
    seen.set(words, times)
    return { ...each, key: `${words} ${times}` }
  })
}
