import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import {
  assignCarer,
  deleteStaffCheck,
  deleteStaffPerson,
  getStaff,
  putStaffPerson,
  recordStaffCheck,
  removeCarer,
} from '#contract/staff.ts'
import type { CarePlace } from '#domain/staff/care-place.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type Staff = OutputOf<typeof getStaff>
export type StaffPerson = Staff['people'][number]
export type StaffCheck = StaffPerson['checks'][number]
export type CareGroup = Staff['groups'][number]
export type CareSpace = Staff['places'][number]
export type PersonBody = BodyInputOf<typeof putStaffPerson>
export type CheckBody = BodyInputOf<typeof recordStaffCheck>

/** What is edited beside the list; `person` null: somebody new, `check` null: a new one. */
export type StaffEdit =
  | { readonly what: 'person'; readonly person: StaffPerson | null }
  | { readonly what: 'check'; readonly person: StaffPerson; readonly check: StaffCheck | null }

export const staffQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['staff', scope],
    queryFn: ({ signal }) => ask(getStaff, { params: scope, signal }),
  })

/** Today as the organiser's calendar has it. */
export const todayInPoland = () => localOf(Temporal.Now.instant()).toPlainDate()

export const fullName = ({ firstName, lastName }: Pick<StaffPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** Does one thing with the staff; they are then read anew, also after a refusal. */
function useStaffChange<V>(scope: EventScope, change: (given: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(staffQuery(scope)),
        client.invalidateQueries({ queryKey: ['to-do'] }),
      ]),
  })
}

export const usePersonSaved = (scope: EventScope) =>
  useStaffChange(scope, ({ personId, body }: { personId: string; body: PersonBody }) =>
    ask(putStaffPerson, { params: { ...scope, personId }, body }),
  )

export const usePersonDeleted = (scope: EventScope) =>
  useStaffChange(scope, (personId: string) => ask(deleteStaffPerson, { params: { ...scope, personId } }))

interface OneCheck {
  readonly personId: string
  readonly checkId: string
}

/** Records a check; `corrected`: the id of the mistaken one, which is deleted once the right one is there. */
export const useCheckSaved = (scope: EventScope) =>
  useStaffChange(
    scope,
    async ({
      personId,
      checkId,
      corrected,
      body,
    }: OneCheck & { corrected: string | null; body: CheckBody }) => {
      await ask(recordStaffCheck, { params: { ...scope, personId, checkId }, body })
      if (corrected !== null)
        await ask(deleteStaffCheck, { params: { ...scope, personId, checkId: corrected } })
    },
  )

export const useCheckDeleted = (scope: EventScope) =>
  useStaffChange(scope, ({ personId, checkId }: OneCheck) =>
    ask(deleteStaffCheck, { params: { ...scope, personId, checkId } }),
  )

interface Care {
  readonly personId: string
  readonly place: CarePlace
}

export const useCarerAssigned = (scope: EventScope) =>
  useStaffChange(scope, ({ personId, place }: Care) =>
    ask(assignCarer, { params: { ...scope, personId }, body: place }),
  )

export const useCarerRemoved = (scope: EventScope) =>
  useStaffChange(scope, ({ personId, place }: Care) =>
    ask(removeCarer, { params: { ...scope, personId }, body: place }),
  )

/** Why it was not done. */
export function staffTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'not_found'))
    return 'Ktoś z\u00a0zespołu właśnie to zmienił. Lista jest już odświeżona.'
  if (isRefused(error, 'too_many_staff'))
    return 'Więcej wpisów tu się nie zmieści. Usuń te, które nie są już potrzebne.'
  if (isRefused(error, 'invalid_input')) return 'Popraw zaznaczone pola.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
