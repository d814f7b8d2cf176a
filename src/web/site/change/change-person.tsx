import * as words from '#i18n/pl/site/change.ts'
import { CarerFields } from '../register/carer-fields.tsx'
import { GroupChoice } from '../register/group-choice.tsx'
import type { ChoiceTools } from '../register/order/form-tools.ts'
import { PersonRow } from '../register/people-step.tsx'
import { PersonSheet } from '../register/person-sheet.tsx'
import { PeopleQuestions } from '../register/questions.tsx'
import { orderOf } from './agreed-order.ts'
import { ChangeItems } from './change-items.tsx'
import { Leave, Leaving } from './change-people.tsx'
import type { Preview } from './sum-words.ts'
import type { Agreed } from './use-agreed.ts'

interface Props {
  readonly tools: ChoiceTools
  readonly agreed: Agreed
  readonly token: string
  /** Null while it is unknown, or refused. */
  readonly preview: Preview | null
  /** The `ref` of the person. */
  readonly of: string
}

/**
 * What may be changed for one person: what is held now, and beside it what a change costs. What people share is changed
 * on the page of the whole registration.
 */
export function ChangePerson({ tools, agreed, token, preview, of }: Props) {
  const person = tools.order.people.find(({ ref }) => ref === of)
  const seen = { definition: tools.compiled.definition, today: tools.context.now.toPlainDate() }
  const before = orderOf(agreed.draft, seen).people.find(({ ref }) => ref === of)
  return (
    <>
      {person && (
        <>
          <ul className="people">
            <li className={tools.order.editing === of ? 'open' : 'row'}>
              {tools.order.editing === of ? (
                <PersonSheet person={person} tools={tools} removable={false} />
              ) : (
                <PersonRow person={person} tools={tools} />
              )}
            </li>
          </ul>
          <GroupChoice tools={tools} />
          <ChangeItems {...{ tools, agreed, preview }} person={person} />
          <PeopleQuestions tools={tools} step="dodatki" />
          <PeopleQuestions tools={tools} step="dane" />
        </>
      )}
      {!person && <CarerFields tools={{ ...tools, fixed: [...agreed.entered, ...agreed.takenOver] }} />}
      <ul className="people">
        {person ? (
          <li>
            <Leave person={person} tools={tools} token={token} />
          </li>
        ) : (
          before && <Leaving person={before} tools={tools} />
        )}
      </ul>
      {agreed.draft.people.length > 1 && (
        <p>
          <a href={`/zgloszenie/${token}/zmiana`}>{words.wholeInstead}</a>
        </p>
      )}
    </>
  )
}
