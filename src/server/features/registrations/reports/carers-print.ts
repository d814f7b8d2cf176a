import type { z } from 'zod'
import type { getPrint as contract } from '#contract/reports.ts'
import { carerHeads, printHeads } from '#i18n/pl/reports.ts'
import { allGroups, placeWords } from '#i18n/pl/staff.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { listEventCarers } from '#server/features/staff/list-event-carers.ts'
import type { PrintAsked } from './printed-people.ts'

type Output = z.input<typeof contract.output> & { readonly guarded: readonly string[] }

/**
 * Who of the staff has care of which groups, rooms, houses and vehicles, with telephones. Who lacks a required check has care of
 * nobody and is not in it.
 */
export async function carersPrint(tx: Tx, ctx: TenantCtx, asked: PrintAsked): Promise<Output> {
  const carers = Map.groupBy(await placedCarers(tx, ctx, asked), ({ person }) => person.id)
  const rows = [...carers.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      const { firstName, lastName, role, phone } = first.person
      const places = [first, ...others].map(({ place }) => place).join(', ')
      return [[`${lastName} ${firstName}`, role, phone, places]]
    })
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'pl'))
  const head = [printHeads.name, carerHeads.role, carerHeads.phone, carerHeads.care]
  return { sections: [{ title: null, head, rows, links: [] }], questions: [], more: false, guarded: [] }
}

/** Whether anybody has care of anybody, so that there is something to print. */
export const hasCarers = async (tx: Tx, ctx: TenantCtx, asked: PrintAsked): Promise<boolean> =>
  (await placedCarers(tx, ctx, asked)).length > 0

async function placedCarers(tx: Tx, ctx: TenantCtx, { eventId, definition: { groups } }: PrintAsked) {
  const { ofGroups, ofSpaces } = await listEventCarers(tx, ctx, eventId)
  const nameOf = (group: string | null) =>
    groups.find(({ id }) => id === group)?.name ?? allGroups(groups.length)
  return [
    ...ofGroups.map(({ person, standing, group }) => ({ person, standing, place: nameOf(group) })),
    ...ofSpaces.map((carer) => ({ ...carer, place: placeWords(carer) })),
  ].filter(({ standing }) => standing !== 'blocked')
}
