import type { z } from 'zod'
import type { getPrint as contract } from '#contract/reports.ts'
import { carerHeads, printHeads } from '#i18n/pl/reports.ts'
import { allGroups, placeWords } from '#i18n/pl/staff.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { evaluateGroupCarers, evaluateSpaceCarers } from '#server/features/staff/evaluate-carers.ts'
import { listPeople } from '#server/features/staff/staff.queries.ts'
import type { PrintAsked } from './printed-people.ts'

type Output = z.input<typeof contract.output> & { readonly guarded: readonly string[] }

/**
 * Who of the staff has care of which groups, rooms, houses and vehicles, with telephones. Who lacks a required check has care of
 * nobody and is not in it.
 */
export async function carersPrint(tx: Tx, ctx: TenantCtx, asked: PrintAsked): Promise<Output> {
  const places = await placesOfCarers(tx, ctx, asked)
  const rows = (await listPeople(tx)).flatMap(({ id, firstName, lastName, role, phone }) => {
    const own = places.get(id)
    return own === undefined ? [] : [[`${lastName} ${firstName}`, role, phone, own.join(', ')]]
  })
  const head = [printHeads.name, carerHeads.role, carerHeads.phone, carerHeads.care]
  return { sections: [{ title: null, head, rows, links: [] }], questions: [], more: false, guarded: [] }
}

/** Whether anybody has care of anybody, so that there is something to print. */
export async function hasCarers(tx: Tx, ctx: TenantCtx, asked: PrintAsked): Promise<boolean> {
  return (await placesOfCarers(tx, ctx, asked)).size > 0
}

/** By person, the names of whom they have care of. */
async function placesOfCarers(tx: Tx, ctx: TenantCtx, { eventId, definition: { groups } }: PrintAsked) {
  const ofGroups = await evaluateGroupCarers(tx, ctx, [eventId])
  const ofSpaces = await evaluateSpaceCarers(tx, ctx, [eventId])
  const named = [
    ...ofGroups.map(({ group, ...carer }) => ({
      ...carer,
      place: groups.find(({ id }) => id === group)?.name ?? allGroups(groups.length),
    })),
    ...ofSpaces.map((carer) => ({ ...carer, place: placeWords(carer) })),
  ].filter(({ standing }) => standing !== 'blocked')
  return new Map(
    [...Map.groupBy(named, ({ personId }) => personId)].map(([id, own]) => [
      id,
      own.map(({ place }) => place),
    ]),
  )
}
