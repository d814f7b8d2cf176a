import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createOfficeRegistration, quoteOfficeDraft } from '#contract/office.ts'
import { putRegistrationNote } from '#contract/office-changes.ts'
import { bookPayment } from '#contract/office-money.ts'
import type { PaymentWay } from '#domain/payment/ledger-entry.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { formatDate } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { DeskContact } from './desk-order.ts'
import type { Made } from './made-note.tsx'

interface Asked {
  readonly version: number
  readonly draft: RegistrationDraft
  readonly allotment: string | null
}

const ofAllotment = (allotment: string | null) => (allotment === null ? {} : { allotment })

/** The price of what is typed, a moment after it was typed. */
export function useDeskPrice(scope: EventScope, asked: Asked) {
  const [{ version, draft, allotment }] = useDebouncedValue(asked, 250)
  const query = useQuery({
    queryKey: ['desk-price', scope, version, draft, allotment],
    queryFn: ({ signal }) =>
      ask(quoteOfficeDraft, {
        params: scope,
        body: { version, draft, ...ofAllotment(allotment) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const isCurrent = draft === asked.draft && allotment === asked.allotment && !query.isPlaceholderData
  return { price: query.data, isCurrent, error: query.error }
}

export interface DeskOrder extends Asked {
  readonly expectedTotal: number
  readonly contact: DeskContact
  /** Money that was taken; null: none. */
  readonly taken: { readonly way: PaymentWay; readonly amount: number } | null
  /** Statements are signed on paper. */
  readonly onPaper: boolean
}

/** Registers, then books what was taken and notes what was signed. The keys are those of this form: twice is once. */
export function useTaking(scope: EventScope) {
  const client = useQueryClient()
  const [keys] = useState(() => ({ order: crypto.randomUUID(), payment: crypto.randomUUID() }))
  return useMutation({
    mutationFn: async (order: DeskOrder): Promise<Made> => {
      const { version, draft, allotment, expectedTotal, contact } = order
      const body = { version, draft, expectedTotal, contact, ...ofAllotment(allotment) }
      const made = await ask(createOfficeRegistration, { params: scope, body, key: keys.order })
      const trouble = await follow(scope, made.id, order, keys.payment)
      return { id: made.id, number: made.number, address: made.address, ...wordsOf(order, trouble) }
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['registrations', scope] }),
        client.invalidateQueries({ queryKey: ['limits', scope] }),
        client.invalidateQueries({ queryKey: ['events', scope.accountId] }),
      ]),
  })
}

/** What comes after the registration; what fails of it is said, for the registration stands. */
async function follow(
  scope: EventScope,
  registrationId: string,
  { taken, onPaper }: DeskOrder,
  key: string,
): Promise<string | null> {
  const params = { ...scope, registrationId }
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  try {
    if (taken !== null) await ask(bookPayment, { params, body: { ...taken, day: today.toString() }, key })
  } catch {
    return 'Wpłaty nie udało się zaksięgować. Otwórz zgłoszenie i\u00a0zaksięguj ją tam.'
  }
  try {
    if (onPaper) {
      const text = `Oświadczenia podpisane na papierze, ${formatDate(today)}.`
      await ask(putRegistrationNote, { params, body: { text, tags: ['podpisano na papierze'] } })
    }
    return null
  } catch {
    return 'Nie zapisano, że oświadczenia podpisano na papierze. Dodaj to w\u00a0notatce.'
  }
}

function wordsOf(
  { taken, expectedTotal }: DeskOrder,
  trouble: string | null,
): Pick<Made, 'words' | 'trouble'> {
  if (taken === null || trouble !== null)
    return {
      words: expectedTotal === 0 ? 'przyjęte i\u00a0potwierdzone.' : 'przyjęte, czeka na wpłatę.',
      trouble,
    }
  const rest = expectedTotal - taken.amount
  const left = rest > 0 ? ` Pozostało do zapłaty: ${pl.sum(rest)}.` : ''
  return { words: `przyjęte, wpłata ${pl.sum(taken.amount)} zaksięgowana.${left}`, trouble }
}
