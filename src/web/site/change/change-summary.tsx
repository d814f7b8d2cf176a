import type { BrandView, OrganiserView } from '#contract/pages.ts'
import type { DraftChange } from '#domain/registration/changes.ts'
import type { Grosze } from '#domain/values/money.ts'
import * as change from '#i18n/pl/site/change.ts'
import * as words from '#i18n/pl/site/change-summary.ts'
import { tie } from '#i18n/text/typography.ts'
import { OrderButton } from '#web/kit/order-button.tsx'
import { Todo } from '#web/kit/todo.tsx'
import type { ChoiceTools } from '../register/order/form-tools.ts'
import type { FormProblem } from '../register/order/problems.ts'
import { withdrawalWords } from '../register/order/withdrawal-words.ts'
import { StatementBoxes } from '../register/statement-boxes.tsx'
import { aboutWords } from '../register/summary-step.tsx'
import { Parties } from '../shared/parties.tsx'
import { ChangeSums } from './change-sums.tsx'
import { type ChangeRow, changeRows } from './line-differences.ts'
import { signed } from './signed.ts'
import { outcomeOf, outcomeWords, type Preview } from './sum-words.ts'
import type { Agreed } from './use-agreed.ts'
import type { Trouble } from './use-changing.ts'

interface SummaryProps {
  readonly slug: string
  readonly organiser: OrganiserView
  readonly brand: BrandView
  readonly tools: ChoiceTools
  readonly agreed: Agreed
  readonly changes: readonly DraftChange[]
  readonly isChanged: boolean
  readonly isAsking: boolean
  /** Null while it is unknown, or refused. */
  readonly preview: Preview | null
  /** The additional amount due because of the change. */
  readonly owed: Grosze
  readonly trouble: Trouble | null
  readonly isSending: boolean
  readonly onSubmit: (event: React.FormEvent) => void
  readonly onPick: (problems: readonly FormProblem[]) => void
  readonly onAgain: () => void
}

/** What changes, the resulting price, and the button that submits it. */
export function ChangeSummary(props: SummaryProps) {
  const { slug, tools, agreed, isChanged, isAsking, preview, owed, trouble, isSending } = props
  return (
    <aside className="total-bar change-sum" aria-labelledby="zmiany-tytul" id="zmiany">
      <form onSubmit={props.onSubmit} noValidate>
        <h2 id="zmiany-tytul" tabIndex={-1}>
          {change.whatChanges}
        </h2>
        {isChanged ? <Rows {...props} /> : <p className="muted">{words.nothingYet}</p>}
        {preview !== null && (
          <ChangeSums preview={preview} agreed={agreed} today={tools.context.now.toPlainDate()} />
        )}
        <p className="sr" role="status">
          {preview === null ? '' : `${outcomeWords(outcomeOf(preview, agreed.paid))}.`}
        </p>
        {isAsking && trouble === null && <p className="progress">{words.counting}</p>}
        {isChanged && <StatementBoxes tools={tools} slug={slug} />}
        {owed > 0 && <Law {...props} />}
        {trouble !== null && (
          <TroubleNotice trouble={trouble} onAgain={isAsking || preview !== null ? null : props.onAgain} />
        )}
        <Todo id="do-uzupelnienia" items={tools.problems} onPick={props.onPick} />
        {isChanged && (
          <OrderButton
            of="change"
            total={owed}
            disabled={preview === null || tools.problems.length > 0 || isSending}
            describedBy="do-uzupelnienia"
          />
        )}
        <p role="status">{isSending && words.saving}</p>
      </form>
    </aside>
  )
}

function Rows({ changes, agreed, preview, tools }: SummaryProps) {
  const { draft } = tools
  const nameOf = (ref: string) => {
    const person = [...agreed.draft.people, ...draft.people].find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName} ${person.lastName}`
  }
  const rows = changeRows(changes, { before: agreed.lines, after: preview?.lines ?? null, nameOf })
  return (
    <ul className="price-lines wide">
      {rows.map((row) => (
        <Row key={[row.what, row.from, row.to].join('|')} row={row} />
      ))}
    </ul>
  )
}

function Row({ row: { what, from, to, difference } }: { row: ChangeRow }) {
  return (
    <li>
      <span className="what">{what}</span>
      <span className="num">{difference === null || difference === 0 ? '' : signed(difference)}</span>
      {to !== null && (
        <small>
          <span>
            {from !== null && (
              <>
                <span className="sr">{words.was}</span>
                {tie(from)} <span aria-hidden="true">→</span> <span className="sr">{words.is}</span>
              </>
            )}
            {tie(to)}
          </span>
        </small>
      )}
    </li>
  )
}

/** The other party to the contract, and what may be returned; law.md names each part. */
function Law({ organiser, brand, preview, agreed, tools }: SummaryProps) {
  const before = new Set(agreed.lines.map(lineKey))
  const bought = (preview?.lines ?? []).filter((line) => !before.has(lineKey(line)))
  return (
    <div className="law">
      <p>{aboutWords(tools)}</p>
      <Parties organiser={organiser} brand={brand} />
      {withdrawalWords(bought, tools.compiled.definition).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

const lineKey = ({ person, item, option, quantity }: Preview['lines'][number]) =>
  [person, item, option, quantity].join('|')

function TroubleNotice({ trouble, onAgain }: { trouble: Trouble; onAgain: (() => void) | null }) {
  const { message, meanwhile, over, again } = trouble
  return (
    <div className="notice warn" role="alert">
      <p>{message}</p>
      {meanwhile.length > 0 && (
        <>
          <p>{words.meanwhile}</p>
          <ul>
            {meanwhile.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {!over && again && onAgain !== null && (
        <button type="button" className="link" onClick={onAgain}>
          {words.countAgain}
        </button>
      )}
    </div>
  )
}
