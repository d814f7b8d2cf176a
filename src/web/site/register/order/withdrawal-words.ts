import type { Item } from '#domain/event/definition/definition.ts'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import * as words from '#i18n/pl/site/register/withdrawal.ts'
import { tie } from '#i18n/text/typography.ts'

/**
 * Whether the purchase may be withdrawn within 14 days, stated before the order as the law requires (ustawa
 * o prawach konsumenta, art. 12, 27, 38 pkt 3 and 12). It follows from the legal kinds of the lines.
 */
export function withdrawalWords(
  lines: readonly Pick<QuoteLine, 'item'>[],
  { items }: { readonly items: readonly Pick<Item, 'id' | 'name' | 'legalKind'>[] },
): string[] {
  const bought = items.filter(({ id }) => lines.some((line) => line.item === id))
  const of = (kind: Item['legalKind']) => bought.filter(({ legalKind }) => legalKind === kind)
  const names = (kind: Item['legalKind']) =>
    of(kind)
      .map(({ name }) => name)
      .join(', ')
  const dated = of('participation').length + of('dated-service').length > 0
  return [
    dated && words.dated,
    of('goods').length > 0 && words.goods(names('goods')),
    of('made-to-order').length > 0 && words.madeToOrder(names('made-to-order')),
  ].flatMap((sentence) => (sentence === false ? [] : [tie(sentence)]))
}
