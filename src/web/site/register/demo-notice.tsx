import * as words from '#i18n/pl/site/register/form.ts'
import { exampleOrder, isExample } from './example-order.ts'
import type { FormTools } from './order/form-tools.ts'

/** A note for visitors of a demo, and a fictional family to fill the form with. */
export function DemoNotice({ tools, onStartOver }: { tools: FormTools; onStartOver: () => void }) {
  const { order, change, compiled, context } = tools
  const filled = isExample(order)
  const untouched = order.people.every(({ firstName, lastName }) => firstName + lastName === '')
  return (
    <div className="notice demo-notice">
      <p>{words.demoNote}</p>
      {(filled || untouched) && (
        // One button for both states, so that the focus stays where it was.
        <button
          type="button"
          className={filled ? 'link' : 'btn quiet'}
          onClick={() =>
            filled ? onStartOver() : change((before) => exampleOrder(before, compiled, context))
          }
        >
          {filled ? words.removeExample : words.fillExample}
        </button>
      )}
      <p className="sr" role="status">
        {filled ? words.exampleFilled : ''}
      </p>
    </div>
  )
}
