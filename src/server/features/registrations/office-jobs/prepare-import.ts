import type { z } from 'zod'
import type { prepareImport as contract } from '#contract/importing.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type ReadOrder, readOrders } from '#domain/importing/read-orders.ts'
import { targetsOf } from '#domain/importing/targets.ts'
import { nameKey } from '#domain/lists/name-key.ts'
import { cellFault } from '#i18n/pl/importing.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enterJob } from './enter-job.ts'
import { getOfficeJob, type OfficeJobView } from './get-office-job.ts'
import { type ImportInput, sealInput } from './import-input.ts'

type Input = z.output<typeof contract.body> & { readonly eventId: string }

/**
 * Reads the registrations of a table and lets a worker try each of them. Nobody is registered.
 * @throws Refusal not_found, also before the event is published; called_off, archived; invalid_input for columns that the
 *   event does not know
 */
export async function prepareImport(ctx: TenantCtx, input: Input): Promise<OfficeJobView> {
  const { eventId, head, columns, signed, skipDuplicates } = input
  const jobId = newId()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await getPublishedEvent(tx, ctx, eventId)
    if (event.calledOffBecause !== null) throw new Refusal('called_off')
    if (event.isArchived) throw new Refusal('archived')
    assertColumns(event.definition, columns)
    const orders = readOrders(event.definition, input)
    const twins = twinsOf(orders)
    await enterJob(tx, ctx, {
      ...{ eventId, jobId, kind: 'import' },
      parameters: { head, columns, signed, skipDuplicates },
      rows: orders.map((order, index) => ({
        ...{ registrationId: null, people: [], heads: order.lines.length, lines: [...order.lines] },
        label: order.label === '' ? '—' : order.label,
        inputSealed: sealInput(ctx, jobId, inputOf(order, twins[index] ?? null)),
      })),
    })
  })
  return getOfficeJob(ctx, { eventId, jobId })
}

function assertColumns(definition: EventDefinition, columns: Input['columns']): void {
  const known = new Set(targetsOf(definition))
  const used = columns.filter((column) => column !== null)
  if (used.length === 0 || used.some((target) => !known.has(target))) throw new Refusal('invalid_input')
}

const inputOf = ({ draft, contact, faults }: ReadOrder, twin: ImportInput['twin']): ImportInput => ({
  ...{ draft, contact, twin },
  faults: faults.map(({ line, column, ...fault }) => ({ line, column, message: cellFault(fault) })),
})

/** For each registration the first of its people who is in an earlier one already, and the line of the file there. */
function twinsOf(orders: readonly ReadOrder[]): ImportInput['twin'][] {
  const seen = new Map<string, number>()
  return orders.map(({ draft, lines }) => {
    const people = draft.people.map((person, index) => ({
      name: `${person.firstName} ${person.lastName}`,
      key: `${nameKey(person.lastName, person.firstName)} ${person.birthDate ?? ''}`,
      line: lines[index] ?? 0,
    }))
    const twin = people.find(({ key }) => seen.has(key))
    for (const { key, line } of people) if (!seen.has(key)) seen.set(key, line)
    return twin === undefined ? null : { name: twin.name, line: seen.get(twin.key) ?? 0 }
  })
}
