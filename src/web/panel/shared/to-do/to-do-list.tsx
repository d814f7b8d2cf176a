import './to-do.css'
import type { ReactNode } from 'react'
import type { listToDo } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { tie } from '#i18n/text/typography.ts'
import { Icon } from '../icon.tsx'
import { PathLink } from './path-link.tsx'

export type ToDo = OutputOf<typeof listToDo>['toDo'][number]

/** What waits for somebody: how many, what they are, and the way to where it is done. */
export function ToDoList(props: {
  toDo: readonly ToDo[]
  /** Names the event of each, where there are several. */
  eventOf?: (toDo: ToDo) => string | undefined
}): ReactNode {
  return (
    <ol className="to-do">
      {props.toDo.map((each) => (
        <ToDoItem key={`${each.kind} ${each.eventId}`} toDo={each} event={props.eventOf?.(each)} />
      ))}
    </ol>
  )
}

function ToDoItem({ toDo, event }: { toDo: ToDo; event: string | undefined }): ReactNode {
  const { count, sentence, detail, alarm, action } = toDo
  const about = [event, detail === null ? undefined : tie(detail)].filter((each) => each !== undefined)
  return (
    <li>
      <span className="to-do-count">{count}</span>
      <div>
        <b>{sentence}</b>
        <p>
          {about.join(' · ')}
          {alarm !== null && (
            <span className="to-do-late">
              <Icon name="clock" size={16} />
              {tie(alarm)}
            </span>
          )}
        </p>
      </div>
      {action !== null && (
        <PathLink path={action.path}>
          {action.words}
          <span className="sr">
            : {count} {sentence}
            {event === undefined ? '' : `, ${event}`}
          </span>
        </PathLink>
      )}
    </li>
  )
}
