import type { FormProblem } from './problems.ts'

/** The longest list that is shown whole (readings, decision 1). */
const SHOWN = 3

interface TodoProps {
  readonly problems: readonly FormProblem[]
  /** Marks the fields touched and focuses the first. */
  readonly onPick: (problems: readonly FormProblem[]) => void
}

/** 'Do uzupełnienia': each item a link to its field; the reason why the button is grey. */
export function Todo({ problems, onPick }: TodoProps) {
  return (
    <div className="todo" role="status" id="do-uzupelnienia">
      {problems.length > 0 && (
        <>
          <p>Do uzupełnienia</p>
          {problems.length > SHOWN ? (
            <button type="button" className="link" onClick={() => onPick(problems)}>
              Pokaż, czego brakuje ({problems.length})
            </button>
          ) : (
            <ul>
              {problems.map((problem) => (
                <li key={`${problem.field} ${problem.label}`}>
                  <TodoLink problem={problem} onPick={onPick} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

function TodoLink({ problem, onPick }: { problem: FormProblem; onPick: TodoProps['onPick'] }) {
  if (problem.field === null) return <span>{problem.label}</span>
  return (
    <a
      href={`#${problem.field}`}
      onClick={(event) => {
        event.preventDefault()
        onPick([problem])
      }}
    >
      {problem.label}
    </a>
  )
}
