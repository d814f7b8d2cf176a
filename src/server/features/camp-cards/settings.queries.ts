import { z } from 'zod'
import {
  CARD_FIELDS,
  type CardSetting,
  type CardSources,
  HOLIDAY_FORMS,
} from '#domain/camp-card/camp-card.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

const source = z.union([
  z.templateLiteral(['answer.', z.string()]),
  z.literal(['contact.name', 'contact.phone']),
])
const sourcesSchema: z.ZodType<CardSources> = z.record(z.enum(CARD_FIELDS), z.array(source))

/** How the cards of an event are filled in; undefined before it was saved. */
export async function findSetting(tx: Tx, eventId: string): Promise<CardSetting | undefined> {
  const row = await kysely(tx)
    .selectFrom('campCardSetting')
    .select(['form', 'formName', 'address', 'route', 'country', 'sources', 'forParents'])
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { form, sources, forParents, ...rest } = row
  return {
    holiday: { form: z.enum(HOLIDAY_FORMS).parse(form), ...rest },
    sources: sourcesSchema.parse(sources),
    forParents,
  }
}

export async function saveSetting(
  tx: Tx,
  key: { readonly accountId: string; readonly eventId: string },
  { holiday, sources, forParents }: CardSetting,
): Promise<void> {
  const values = { ...holiday, sources: jsonb(sources), forParents }
  await kysely(tx)
    .insertInto('campCardSetting')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['accountId', 'eventId']).doUpdateSet(values))
    .execute()
}
