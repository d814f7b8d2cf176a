import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { clashesOf, type DetailName, type OrganiserDetails, withDetails } from '#domain/organiser/details.ts'
import { clash } from '#i18n/pl/account-details.ts'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { accountDetailsQuery, useSaveAccountDetails } from '../shared/account-details.ts'

type Errors = { readonly [Name in DetailName]?: string | null }
type Wanted = Parameters<ReturnType<typeof useSaveAccountDetails>['mutate']>[0]['wanted']

interface DetailsForm {
  readonly accountId: string
  readonly details: OrganiserDetails
  /** The details of this form, in the order of its fields; others are saved elsewhere. */
  readonly names: readonly DetailName[]
  readonly errorsOf: (typed: OrganiserDetails) => Errors
  /** What is sent of what was typed. */
  readonly wantedOf: (typed: OrganiserDetails) => Wanted
}

/** Id of the field of a detail. */
const fieldId = (name: DetailName): string => `dane-${name}`

/**
 * One form over some of the details. What is typed stays until it is saved. What somebody else has saved meanwhile is
 * shown: in fields that were not touched here by its value, in others next to what was typed.
 */
export function useDetails({ accountId, details, names, errorsOf, wantedOf }: DetailsForm) {
  const client = useQueryClient()
  const save = useSaveAccountDetails(accountId)
  const [seen, setSeen] = useState(details)
  const [typed, setTyped] = useState(details)
  const [touched, setTouched] = useState<readonly DetailName[]>([])
  const [clashes, setClashes] = useState<Errors>({})
  const errors = errorsOf(typed)

  const change = (name: DetailName, changed: Partial<OrganiserDetails>) => {
    // The fields no longer match what was saved.
    save.reset()
    setTyped({ ...typed, ...changed })
    setTouched([...touched, name])
  }
  const meetOthers = async () => {
    const stored = await client.fetchQuery({ ...accountDetailsQuery(accountId), staleTime: 0 })
    const clashing = clashesOf(stored, seen, typed).filter((name) => names.includes(name))
    setClashes(Object.fromEntries(clashing.map((name) => [name, clash(name, stored)])))
    setTyped(withDetails(stored, typedOver(seen, typed)))
    setSeen(stored)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(names))
    const wrong = names.find((name) => errors[name] != null)
    if (wrong !== undefined) return document.getElementById(fieldId(wrong))?.focus()
    save.mutate(
      { seen, wanted: wantedOf(typed) },
      {
        onSuccess: (after) => {
          setSeen(after)
          setTyped(after)
          setClashes({})
        },
        onError: (error) => {
          if (isRefused(error, 'details_conflict')) void meetOthers()
        },
      },
    )
  }
  return {
    typed,
    change,
    submit,
    save,
    field: (name: DetailName) => ({
      id: fieldId(name),
      error: errors[name] ?? clashes[name] ?? null,
      touched: touched.includes(name),
    }),
  }
}

/** What was typed over what was seen. */
const typedOver = (seen: OrganiserDetails, typed: OrganiserDetails): Partial<OrganiserDetails> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSeen(seen, name, value)))

const isSeen = (seen: OrganiserDetails, name: string, value: unknown): boolean =>
  Object.entries(seen).some(([each, known]) => each === name && known === value)

/** Why details were not saved; null while nothing went wrong. */
export function detailsTrouble(error: Error | null): string | null {
  if (error === null) return null
  if (isOffline(error)) return 'Nie zapisano: brak połączenia. Dane zostały. Spróbuj ponownie.'
  if (isRefused(error, 'details_conflict'))
    return 'Nie zapisano: ktoś zmienił te dane w\u00a0międzyczasie. Sprawdź pola i\u00a0zapisz ponownie.'
  return 'Nie udało się zapisać. To nasza usterka. Dane zostały, spróbuj za chwilę.'
}
