import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import type { PageEditor } from './page-editor.ts'

type Page = DefinitionDocument['page']
type Fact = 'place' | 'placeNote' | 'host' | 'hostNote'

const FACTS: readonly {
  readonly fact: Fact
  readonly label: string
  readonly hint: string
  readonly max: number
}[] = [
  { fact: 'place', label: 'Miejsce', hint: 'Borów, rynek przed kościołem', max: 120 },
  { fact: 'placeNote', label: 'Dopisek do miejsca', hint: 'Wyjście 5 sierpnia o 6:00', max: 200 },
  { fact: 'host', label: 'Kto zaprasza', hint: 'Parafia w Borowie', max: 120 },
  { fact: 'hostNote', label: 'Dopisek', hint: 'Idzie osiem grup, każda z przewodnikiem', max: 200 },
]

/** What stands below the name of the event: where, and who invites. */
export function HeadFacts({ editor, onEdit }: { editor: PageEditor; onEdit: () => void }): ReactNode {
  return (
    <section className="pb-cover-choice" aria-labelledby="pod-nazwa" onFocus={onEdit}>
      <h2 id="pod-nazwa">Pod nazwą</h2>
      <div className="pb-facts">
        {FACTS.map(({ fact, label, hint, max }) => (
          <div key={fact}>
            <p className="pb-quiet" aria-hidden="true">
              {label}
            </p>
            <TextInPlace
              label={label}
              placeholder={hint}
              max={max}
              value={editor.document.page[fact] ?? null}
              onChange={(text) => editor.change((now) => ({ ...now, page: withFact(now.page, fact, text) }))}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

function withFact(page: Page, fact: Fact, text: string | null): Page {
  const { [fact]: _, ...others } = page
  return text === null ? others : { ...others, [fact]: text }
}
