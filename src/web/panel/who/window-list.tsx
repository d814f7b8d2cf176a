import { type ReactNode, useId } from 'react'
import { type Window, withWindow } from '#domain/event/draft/who/windows.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { windowText } from '#i18n/pl/definition/gate.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/text/typography.ts'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { RemoveButton } from './section.tsx'
import { WindowForm } from './window-form.tsx'

interface Props {
  readonly rules: DraftRules
  /** Of the part whose times they are; empty for the event. */
  readonly path: string
  readonly windows: readonly Window[]
  readonly onChange: (windows: readonly Window[]) => void
  /** The place of the one that is being changed. */
  readonly open: number | null
  readonly onOpen: (index: number | null) => void
}

/** Times of registration as sentences, each with its form. One open time is enough. */
export function WindowList({ rules, path, windows, onChange, open, onOpen }: Props): ReactNode {
  const id = useId()
  const speaker = speakerOf(rules.definition)
  return (
    <ul className="who-rows">
      {numbered(windows).map(({ window, index, key }) => {
        const sentence = tie(upperFirst(windowText(window, speaker)))
        const within = [path, 'windows', index].filter((each) => each !== '').join('.')
        return (
          <li key={key}>
            <div className="who-row">
              <button
                type="button"
                className="word-button"
                aria-expanded={open === index}
                aria-controls={open === index ? `${id}-${index}` : undefined}
                onClick={() => onOpen(open === index ? null : index)}
              >
                {sentence}
              </button>
              <RemoveButton
                label={`Usuń: ${sentence}`}
                onClick={() => {
                  onOpen(null)
                  onChange(windows.toSpliced(index, 1))
                }}
              />
            </div>
            <ProblemLines id={`${id}-${index}`} problems={rules.problemsAt(within)} />
            {open === index && (
              <div id={`${id}-${index}`} className="sub-form">
                <WindowForm
                  rules={rules}
                  window={window}
                  onChange={(fields) => onChange(withWindow(windows, index, fields))}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Times have no ids: each is the one at its place. */
const numbered = (windows: readonly Window[]) =>
  windows.map((window, index) => ({ window, index, key: `${index}` }))
