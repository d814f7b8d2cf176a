import { askedOf } from '#domain/quote/problems-of-rules.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import { tie } from '#i18n/typography.ts'
import { CheckField } from '#web/ui/field.tsx'
import type { ChoiceTools } from './form-tools.ts'
import { touch } from './order.ts'

/** Each statement with a box of its own, never ticked beforehand; documents open in a new tab. */
export function StatementBoxes({ tools, slug }: { tools: ChoiceTools; slug: string }) {
  const { order, change, compiled, draft, context } = tools
  const whole = wholeScope(draft, context)
  const asked = compiled.statements.filter(
    (each) =>
      // What was agreed to before a change stays agreed to.
      !context.held?.statements.includes(each.statement.id) && askedOf(each, whole).length > 0,
  )
  if (asked.length === 0) return null
  const put = (id: string, accepted: boolean) =>
    change((o) => {
      const others = o.statements.filter((each) => each !== id)
      return touch({ ...o, statements: accepted ? [...others, id] : others }, [`oswiadczenie-${id}`])
    })
  return (
    <section className="statements" aria-label="Oświadczenia">
      {asked.map(({ statement }) => (
        <div key={statement.id}>
          <CheckField
            id={`oswiadczenie-${statement.id}`}
            checked={order.statements.includes(statement.id)}
            onChange={(accepted) => put(statement.id, accepted)}
            {...tools.shown(`oswiadczenie-${statement.id}`)}
          >
            {tie(statement.text)}
            {!statement.required && !saysSo(statement.text) && <span className="muted"> Dobrowolne.</span>}
          </CheckField>
          {statement.document !== undefined && (
            <a
              className="document"
              href={`/${slug}/dokumenty/${statement.id}`}
              target="_blank"
              rel="noopener"
            >
              {tie(statement.document.name)}
              <span className="sr"> (otwiera nową kartę)</span>
            </a>
          )}
        </div>
      ))}
    </section>
  )
}

/** Whether the organiser's own sentence already says that it is voluntary. */
const saysSo = (text: string) => /dobrowoln/i.test(text)
