import { kindKey } from '#domain/lodging/lodging.ts'
import { itemsOfScope, names, type Offered, withChoice } from '#domain/registration/choice-question.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { refusalTitles } from '#i18n/pl/refusals.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { decideChange, type WorkedOutChange } from '../change/decide-change.ts'

interface Wanted {
  readonly by: ChangedBy
  readonly scope: string
  /** `ref`s. */
  readonly people: readonly string[]
  readonly offered: Offered
  /** Holds its places. */
  readonly hold?: string | null
}

/** What a choice would change now. */
export type Worked =
  /** `decided` null: it is what they have. */
  | { readonly refusal: null; readonly difference: number; readonly decided: WorkedOutChange | null }
  | { readonly refusal: Refusal }

/** Works out what another choice of these people would cost by the agreed rules, under the registration's lock. */
export async function priceOffer(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, hold = null, ...wanted }: Wanted,
): Promise<Worked> {
  const draft = withChoice(locked.definition, locked.agreed.draft, wanted)
  const body = { revision: locked.row.revision, draft }
  try {
    const decided = await decideChange(tx, ctx, locked, { by, asked: true, hold, body })
    const difference = decided === null ? 0 : decided.priced.total - locked.agreed.total
    return { refusal: null, difference, decided }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}

/** Why something cannot be chosen, in words. */
export const wordsOf = ({ code, details }: Refusal): string =>
  details.problems?.[0]?.message ?? refusalTitles[code]

/** The key of an offer; '': to go without. */
export const keyOf = (offered: Offered): string =>
  offered === null ? '' : kindKey(offered.item, offered.option)

/** The name of an option of a scope, with its item where several items have options; null: there is none. */
export function nameOfOffer({ definition }: LockedAgreement, scope: string, offered: Offered): string | null {
  const items = itemsOfScope(definition, scope)
  const item = items.find(({ id }) => id === offered?.item)
  const option = item?.options.find(({ id }) => id === offered?.option)
  if (item === undefined || option === undefined) return null
  return items.length === 1 ? option.name : `${item.name}: ${option.name}`
}

/** Whether an option is in a definition: one that a later publication gave up is offered to nobody. */
export const isOnOffer = (
  definition: LockedAgreement['definition'],
  scope: string,
  { item, option }: NonNullable<Offered>,
): boolean =>
  itemsOfScope(definition, scope).some(
    ({ id, options }) => id === item && options.some((each) => each.id === option),
  )

/** The names of what these people have chosen of a scope, each once. */
export function currentNames(
  { definition, agreed }: Pick<LockedAgreement, 'definition' | 'agreed'>,
  scope: string,
  people: readonly string[],
): string[] {
  const persons = agreed.draft.people.filter(({ ref }) => people.includes(ref))
  return itemsOfScope(definition, scope).flatMap((item) => {
    const choices =
      item.per === 'person'
        ? persons.map((person) => person.choices[item.id])
        : [agreed.draft.choices[item.id]]
    return item.options
      .filter(({ id }) => choices.some((choice) => names(choice, id)))
      .map(({ name }) => name)
  })
}
