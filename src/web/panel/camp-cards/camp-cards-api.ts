import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getBlankCampCard,
  getCampCard,
  getCampCards,
  getCampCardsFile,
  putCampCardSetting,
} from '#contract/camp-cards.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type CampCards = OutputOf<typeof getCampCards>
export type CardSettingBody = BodyInputOf<typeof putCampCardSetting>
export type CardPerson = CampCards['people'][number]

export const campCardsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['camp-cards', scope],
    queryFn: ({ signal }) => ask(getCampCards, { params: scope, signal }),
  })

export function useSettingSaved(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CardSettingBody) => ask(putCampCardSetting, { params: scope, body }),
    onSettled: () => client.invalidateQueries(campCardsQuery(scope)),
  })
}

/** Addresses of PDFs: the browser downloads them, and the journal says who has. */
export const blankCardAddress = (scope: EventScope): string =>
  addressOf(getBlankCampCard.path, { params: scope })
export const cardsAddress = (scope: EventScope, group: string | null, part: number): string =>
  addressOf(getCampCardsFile.path, { params: scope, query: { ...(group === null ? {} : { group }), part } })
export const cardAddress = (
  scope: EventScope,
  { registrationId, person }: Pick<CardPerson, 'registrationId' | 'person'>,
): string => addressOf(getCampCard.path, { params: { ...scope, registrationId, person } })

/** Why the setting was not saved. */
export function settingTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Zapisz ponownie, gdy wróci: to, co jest na stronie, zostaje.'
  if (isRefused(error, 'invalid_input')) return 'Popraw zaznaczone pola.'
  if (isRefused(error, 'not_found')) return 'Tego wydarzenia już nie ma. Odśwież stronę.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
