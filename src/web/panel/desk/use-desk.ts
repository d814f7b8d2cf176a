import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeCard } from '#contract/cards.ts'
import { listCashDocuments } from '#contract/cash.ts'
import { createOfficeRegistration, quoteOfficeDraft } from '#contract/office.ts'
import { bookPayment } from '#contract/office-money.ts'
import type { PaymentWay } from '#domain/payment/ledger-entry.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { ask, isOffline } from '#web/lib/ask.ts'
import type { Card } from '../shared/card/registration-card.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { listsChanged } from '../shared/lists-changed.ts'
import type { DeskContact } from './desk-order.ts'
import type { Made } from './made-note.tsx'
import { type Booked, bookingTrouble, madeWords } from './made-words.ts'

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
        body: { version, draft, fillInLater: true, ...ofAllotment(allotment) },
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
  readonly taken: {
    readonly way: PaymentWay
    readonly amount: number
    /** Cash that was given; null: exactly the sum. */
    readonly given: number | null
  } | null
  /** ISO day on which the statements were signed on paper; null: they were not. */
  readonly signedOn: string | null
  /** What comes later, in words. */
  readonly later: readonly string[]
}

/** Registers, then books what was taken. The keys are those of this form: twice is once. */
export function useTaking(scope: EventScope) {
  const client = useQueryClient()
  const [keys] = useState(() => ({ order: crypto.randomUUID(), payment: crypto.randomUUID() }))
  return useMutation({
    mutationFn: async (order: DeskOrder): Promise<Made> => {
      const { version, draft, allotment, expectedTotal, contact, taken } = order
      const signed = order.signedOn === null ? {} : { signedOn: order.signedOn }
      const body = {
        ...{ version, draft, expectedTotal, contact, fillInLater: true },
        ...{ ...ofAllotment(allotment), ...signed },
      }
      const { id, number, address, state, total } = await ask(createOfficeRegistration, {
        ...{ params: scope, body, key: keys.order },
      })
      const made = { ...scope, registrationId: id }
      const booked = taken === null ? 'nothing' : await book(made, taken, keys.payment)
      const words = madeWords({ state, total, booked, amount: taken?.amount ?? 0 })
      const trouble = bookingTrouble(booked)
      const cash = taken?.way === 'cash' && booked === 'booked' ? await cashOf(made, taken) : NO_CASH
      const card = contact.email === '' ? await cardOf(made) : null
      return {
        id,
        number,
        address,
        words,
        ...cash,
        card,
        later: order.later,
        trouble,
        isSigned: order.signedOn !== null,
      }
    },
    onSettled: () =>
      Promise.all([
        listsChanged(client),
        client.invalidateQueries({ queryKey: ['cash', scope] }),
        // After a refusal because of the price the form shows the one of now.
        client.invalidateQueries({ queryKey: ['desk-price', scope] }),
        client.invalidateQueries({ queryKey: ['limits', scope] }),
        client.invalidateQueries({ queryKey: ['events', scope.accountId] }),
      ]),
  })
}

type Params = EventScope & { readonly registrationId: string }

const TRIES = 3
const PAUSE_MS = 2_000

/** Books once, however often it is sent: the same key is sent again where an answer was lost. */
async function book(
  params: Params,
  taken: NonNullable<DeskOrder['taken']>,
  key: string,
): Promise<Exclude<Booked, 'nothing'>> {
  const day = Temporal.Now.plainDateISO('Europe/Warsaw').toString()
  for (let tries = 1; ; tries += 1) {
    try {
      const { way, amount } = taken
      await ask(bookPayment, { params, body: { way, amount, day }, key })
      return 'booked'
    } catch (error) {
      if (!isOffline(error)) return 'refused'
      if (tries === TRIES) return 'unknown'
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

const NO_CASH = { documents: [], given: null }

/** The documents to print, and the change to give. That it is booked is known already: without them it is said so too. */
async function cashOf(params: Params, { amount, given }: NonNullable<DeskOrder['taken']>) {
  const change = given === null || given <= amount ? null : { given, change: given - amount }
  try {
    const { documents } = await ask(listCashDocuments, { params })
    return { documents, given: change }
  } catch {
    return { documents: [], given: change }
  }
}

/** The card of a registrant without e-mail; null: it is made from the registration instead. */
async function cardOf(params: Params): Promise<Card | null> {
  try {
    return await ask(makeCard, { params })
  } catch {
    return null
  }
}
