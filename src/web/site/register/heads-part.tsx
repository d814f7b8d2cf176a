import { isFor } from '#domain/quote/gate.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import * as words from '#i18n/pl/site/register/people.ts'
import { tie } from '#i18n/text/typography.ts'
import { headsOf } from '../shared/headcount.ts'
import { WholeChoice } from './extras-step.tsx'
import type { ChoiceTools } from './order/form-tools.ts'

/** How many come, kind by kind; names are not asked. */
export function HeadsPart({ tools }: { tools: ChoiceTools }) {
  const { compiled, draft, context } = tools
  const scope = wholeScope(draft, context)
  return headsOf(compiled)
    .filter(({ gate }) => isFor(gate, scope) !== false)
    .map((each) => (
      <section key={each.item.id} className="ask" aria-labelledby={`${each.item.id}-tytul`}>
        <h2 id={`${each.item.id}-tytul`}>{tie(each.item.name)}</h2>
        {each.item.note !== undefined && <p className="muted">{tie(each.item.note)}</p>}
        <WholeChoice
          compiled={each}
          tools={tools}
          label={each.item.options.length > 0 ? words.howMany : words.numberOfPeople}
        />
      </section>
    ))
}
