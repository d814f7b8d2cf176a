import { exampleOrder, isExample } from './example-order.ts'
import type { FormTools } from './form-tools.ts'

/** What a visitor of a demo should know, and a family of made-up people instead of one's own. */
export function DemoNotice({ tools, onAnew }: { tools: FormTools; onAnew: () => void }) {
  const { order, change, compiled, context } = tools
  const filled = isExample(order)
  const untouched = order.people.every(({ firstName, lastName }) => firstName + lastName === '')
  return (
    <div className="notice demo-notice">
      <p>
        Wersja demonstracyjna jest połączona z testowym systemem płatności. Nie podawaj prawdziwych danych.
      </p>
      {(filled || untouched) && (
        // One button for both, so that the focus stays where it was.
        <button
          type="button"
          className={filled ? 'link' : 'btn quiet'}
          onClick={() => (filled ? onAnew() : change((before) => exampleOrder(before, compiled, context)))}
        >
          {filled ? 'Usuń przykładowe dane' : 'Wypełnij przykładowymi danymi'}
        </button>
      )}
      <p className="sr" role="status">
        {filled ? 'Przykładowe dane są wpisane. Możesz przejść dalej.' : ''}
      </p>
    </div>
  )
}
