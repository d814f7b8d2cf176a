import { formatSum } from '#domain/values/money.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import type { Collection, CollectionItem, DonationItem } from './collections-api.ts'

const choose = pluralChooser('pl')

const donationsWords = (count: number): string =>
  `${count}\u00a0${choose(count, { one: 'darowizna', few: 'darowizny', many: 'darowizn', other: 'darowizny' })}`

export const STATES: Readonly<Record<CollectionItem['state'], string>> = {
  draft: 'Szkic',
  open: 'Otwarta',
  closed: 'Zamknięta',
}

/** '31 260 zł z 48 000 zł, 412 darowizn' */
export const sumWords = ({
  raised,
  goal,
  donations,
}: Pick<Collection, 'raised' | 'goal' | 'donations'>): string =>
  `${formatSum(raised)}${goal === null ? '' : ` z\u00a0${formatSum(goal)}`}, ${donationsWords(donations)}`

/** What has become of a donation. */
export function donationState({ state, refund, received }: DonationItem): string {
  if (refund?.state === 'succeeded') return refund.byHand ? 'Zwrócona ręcznie' : 'Zwrócona'
  if (refund?.state === 'requested' || refund?.state === 'sent') return 'Zwrot w\u00a0drodze'
  if (refund?.state === 'failed') return 'Bramka odmówiła zwrotu'
  if (state === 'succeeded') return received > 0 ? 'Dotarła' : 'W\u00a0innej walucie, do wyjaśnienia'
  return state === 'created' || state === 'pending' ? 'Czeka na wpłatę' : 'Nie doszła do skutku'
}
