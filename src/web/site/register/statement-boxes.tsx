import { askedOf } from '#domain/quote/problems-of-rules.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import * as words from '#i18n/pl/site/register/summary.ts'
import { tie } from '#i18n/text/typography.ts'
import { CheckField } from '#web/ui/field.tsx'
import type { ChoiceTools } from './order/form-tools.ts'
import { touch } from './order/order.ts'

/** Each statement with its own checkbox, never preselected; documents open in a new tab. */
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
    <section className="statements" aria-label={words.statements}>
      {asked.map(({ statement }) => (
        <div key={statement.id}>
          <CheckField
            id={`oswiadczenie-${statement.id}`}
            checked={order.statements.includes(statement.id)}
            onChange={(accepted) => put(statement.id, accepted)}
            {...tools.shown(`oswiadczenie-${statement.id}`)}
          >
            {tie(statement.text)}
            {!statement.required && !saysSo(statement.text) && (
              <span className="muted">{words.voluntary}</span>
            )}
          </CheckField>
          {statement.document !== undefined && (
            <a
              className="document"
              href={`/${slug}/dokumenty/${statement.id}`}
              target="_blank"
              rel="noopener"
            >
              {tie(statement.document.name)}
              <span className="sr">{words.newTab}</span>
            </a>
          )}
        </div>
      ))}
    </section>
  )
}

/** Whether the organiser's own sentence already states that it is voluntary. */
const saysSo = (text: string) => /dobrowoln/i.test(text)
