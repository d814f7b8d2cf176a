import type { ReactNode } from 'react'
import type { QuestionTypeName } from '#domain/form/question-types.ts'
import { questionTypeNames } from '#i18n/pl/definition/asks.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/text/typography.ts'
import { Icon } from '../shared/icon.tsx'
import { KIND_ICONS, QUESTION_KINDS } from './question-kinds.ts'

const USUAL = 10

interface Props {
  readonly onAdd: (type: QuestionTypeName) => void
}

/** Kinds of questions: the usual ones, and folded below them the others. */
export function KindList({ onAdd }: Props): ReactNode {
  return (
    <div className="fb-all-kinds">
      <Kinds kinds={QUESTION_KINDS.slice(0, USUAL)} onAdd={onAdd} />
      <details className="fb-more-kinds">
        <summary>Więcej rodzajów</summary>
        <Kinds kinds={QUESTION_KINDS.slice(USUAL)} onAdd={onAdd} />
      </details>
    </div>
  )
}

function Kinds({ kinds, onAdd }: Props & { readonly kinds: readonly QuestionTypeName[] }): ReactNode {
  return (
    <ul className="fb-kinds">
      {kinds.map((type) => {
        const icon = KIND_ICONS[type]
        return (
          <li key={type}>
            <button type="button" onClick={() => onAdd(type)}>
              {icon !== null && <Icon name={icon} size={20} />}
              {tie(upperFirst(questionTypeNames[type]))}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
