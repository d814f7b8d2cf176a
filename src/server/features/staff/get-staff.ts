import type { OutputOf } from '#contract/endpoint.ts'
import type { getStaff as contract } from '#contract/staff.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { ROOMS } from '#domain/registration/choice-question.ts'
import { type CarerStanding, lacksCarer, lacksOf } from '#domain/staff/carer-standing.ts'
import { currentCheck, daysLeft, standingOf } from '#domain/staff/check-standing.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import { allGroups, placeWords } from '#i18n/pl/staff.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { isPublished } from '#server/features/events/selling/is-published.ts'
import { countMinors } from './carers.queries.ts'
import { evaluateGroupCarers, evaluateSpaceCarers, readCheck, whenOf } from './evaluate-carers.ts'
import { listSpacesToCareFor } from './space-carers.queries.ts'
import { listChecks, listPeople } from './staff.queries.ts'

type Staff = OutputOf<typeof contract>

/**
 * People of the account who have care of minors, with their checks as of now, and the carers of each group of an event.
 * @throws Refusal not_found
 */
export async function getStaff(ctx: TenantCtx, eventId: string): Promise<Staff> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { lastDay, definition } = (await isPublished(tx, eventId))
      ? await whenOf(tx, ctx, eventId)
      : { lastDay: null, definition: null }
    return {
      lastDay: lastDay?.toString() ?? null,
      people: await peopleOf(tx, { today: localOf(ctx.now).toPlainDate(), lastDay }),
      groups: definition === null ? [] : await groupsOf(tx, ctx, eventId, definition),
      places: definition === null ? [] : await placesOf(tx, ctx, eventId, definition),
    }
  })
}

interface When {
  readonly today: Temporal.PlainDate
  readonly lastDay: Temporal.PlainDate | null
}

async function peopleOf(tx: Tx, when: When): Promise<Staff['people']> {
  const checks = Map.groupBy(await listChecks(tx, null), ({ personId }) => personId)
  return (await listPeople(tx)).map((person) => {
    const read = (checks.get(person.id) ?? []).map((row) => ({ ...row, ...readCheck(row) }))
    return {
      ...person,
      lacks: lacksOf(read, when).map(({ kind, until }) => ({ kind, until: until?.toString() ?? null })),
      checks: read.map((check) => ({
        ...{ id: check.id, kind: check.kind, name: check.name, note: check.note },
        ...{ checkedOn: check.checkedOn.toString(), validUntil: check.validUntil?.toString() ?? null },
        ...{ checkedBy: check.checkedBy, recordedAt: check.recordedAt.toString() },
        isCurrent: currentCheck(read, check.kind, check.name) === check,
        ...{ standing: standingOf(check, when.today), daysLeft: daysLeft(check, when.today) },
      })),
    }
  })
}

/** Houses first, then rooms, then vehicles; each by its name. Vehicles of two routes may be called alike: 'Autokar 1 (Powrót)'. */
async function placesOf(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  definition: EventDefinition,
): Promise<Staff['places']> {
  const carers = await evaluateSpaceCarers(tx, ctx, [eventId])
  const spaces = await listSpacesToCareFor(tx, eventId)
  const houses = new Set(spaces.filter(({ scope }) => scope === ROOMS).map(({ house }) => house))
  const all = [
    ...[...houses]
      .filter((house) => house !== '')
      .map((house) => ({ id: null, scope: ROOMS, house, name: '' })),
    ...spaces,
  ]
  const rank = ({ id, scope }: (typeof all)[number]) => (id === null ? 0 : scope === ROOMS ? 1 : 2)
  return all
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || compare(one.house, other.house) || compare(one.name, other.name),
    )
    .map((place) => ({
      place: place.id === null ? { house: place.house } : { space: place.id },
      name: [
        placeWords(place),
        ...definition.items.flatMap(({ id, name }) => (id === place.scope ? [`(${name})`] : [])),
      ].join(' '),
      carers: carers
        .filter(({ spaceId, house }) => spaceId === place.id && (spaceId !== null || house === place.house))
        .map(carerView),
    }))
}

const { compare } = new Intl.Collator('pl', { numeric: true })

async function groupsOf(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  { dates, groups }: EventDefinition,
): Promise<Staff['groups']> {
  const day = readDay(dates.ageDay ?? dates.start ?? '') ?? localOf(ctx.now).toPlainDate()
  const minors = await countMinors(tx, eventId, day)
  const carers = await evaluateGroupCarers(tx, ctx, [eventId])
  const everywhere = carers.filter(({ group }) => group === null)
  return [{ id: null, name: allGroups(groups.length) }, ...groups].map(({ id, name }) => {
    const own = carers.filter(({ group }) => group === id)
    const count = minors.find(({ group }) => group === id)?.minors ?? 0
    const standings = [...everywhere, ...own].map(({ standing }) => standing)
    return {
      ...{ id, name, minors: count, lacksCarer: lacksCarer(count, standings) },
      carers: own.map(carerView),
    }
  })
}

interface Carer {
  readonly personId: string
  readonly standing: CarerStanding
  readonly assignedBy: string
  readonly assignedAt: Temporal.Instant
}

const carerView = ({ personId, standing, assignedBy, assignedAt }: Carer) => ({
  ...{ personId, standing, assignedBy },
  assignedAt: assignedAt.toString(),
})
