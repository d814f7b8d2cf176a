import type { z } from 'zod'
import type { listToDo as contract } from '#contract/dashboard.ts'
import type { Role } from '#domain/access/rights.ts'
import { isToDoName, toDoText } from '#i18n/pl/to-do.ts'
import type { Tx } from '#server/db/database.ts'
import { TO_DO_KINDS } from './registry.ts'
import type { Asked, ToDoKind, Waiting } from './to-do-kind.ts'

export type ToDo = z.input<typeof contract.output>['toDo'][number]

/** What waits in these events and in the account, in words: only what the role can do something about. */
export async function findToDo(tx: Tx, asked: Asked & { readonly role: Role }): Promise<ToDo[]> {
  const found: ToDo[] = []
  for (const [name, kind] of Object.entries(TO_DO_KINDS)) {
    if (!kind.may(asked.role)) continue
    for (const waiting of await kind.find(tx, asked)) found.push(inWords(name, kind, waiting))
  }
  return found.sort((one, other) => Number(other.urgent > 0) - Number(one.urgent > 0))
}

function inWords(name: string, kind: ToDoKind, waiting: Waiting): ToDo {
  if (!isToDoName(name)) throw new Error(`There are no words for ${name}.`)
  const { eventId, count, urgent } = waiting
  const { sentence, detail, alarm, action } = toDoText(name, { count, urgent })
  const path = kind.path(waiting)
  return {
    ...{ kind: name, eventId, count, urgent, sentence, detail, alarm },
    action: path === null || action === null ? null : { words: action, path },
  }
}
