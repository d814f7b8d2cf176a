import type { Item } from '#domain/event/definition.ts'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { tie } from '#i18n/typography.ts'

/**
 * Whether what is bought may be given back within 14 days, said before the order as the law asks (ustawa
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
    dated &&
      'Wydarzenie ma ustalony termin, dlatego nie przysługuje ustawowe prawo odstąpienia w ciągu 14 dni (art. 38 pkt 12 ustawy o prawach konsumenta).',
    of('goods').length > 0 &&
      `${names('goods')}: od zakupu można odstąpić w ciągu 14 dni od otrzymania, bez podawania przyczyny.`,
    of('made-to-order').length > 0 &&
      `${names('made-to-order')}: wykonujemy na zamówienie, dlatego nie przysługuje prawo odstąpienia (art. 38 pkt 3).`,
  ].flatMap((sentence) => (sentence === false ? [] : [tie(sentence)]))
}
