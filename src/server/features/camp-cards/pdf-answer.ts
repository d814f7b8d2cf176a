import { Readable } from 'node:stream'
import type { CampCard } from '#domain/camp-card/camp-card.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { AccountView } from '#server/features/accounts/get-account.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { renderCards } from './paper/render-cards.ts'

/** The organiser as it signs. */
export const organiserOf = ({
  legalName,
  name,
  address,
}: Pick<AccountView, 'legalName' | 'name' | 'address'>): CampCard['organiser'] => ({
  name: legalName || name,
  address,
})

/** Cards as a file of this name. */
export async function pdfAnswer(
  { now }: Pick<TenantCtx, 'now'>,
  cards: readonly CampCard[],
  name: string,
): Promise<FileAnswer> {
  const bytes = await renderCards(cards, now)
  return new FileAnswer({
    name,
    type: 'application/pdf',
    size: bytes.length,
    content: Readable.from([bytes]),
  })
}
