import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { JOURNAL_KINDS } from '#domain/audit/kinds.ts'
import { SelectField } from '#web/ui/field.tsx'
import { actorWords } from '../shared/history-words.ts'
import { TypedDayField } from '../shared/inputs/typed-day-field.tsx'
import type { Account } from '../shared/session.ts'
import { teamQuery } from '../shared/team-api.ts'
import { KIND_WORDS } from './entry-words.ts'
import { type JournalFilter, readJournalFilter } from './journal-filter.ts'

/** Who acts without being a member of the team; 'gateway' is every payment gateway. */
const OUTSIDERS = ['registrant', 'system', 'gateway'] as const

const EVERYBODY = { value: '', label: 'Wszyscy' }
const EVERYTHING = { value: '', label: 'Wszystko' }

/** Who, what about, and the days. All are in the address, so a link opens the same entries. */
export function FilterBar(props: {
  account: Account
  filter: JournalFilter
  /** Of the entries that are shown: people who have left the team are found by them. */
  actors: readonly string[]
}): ReactNode {
  const { account, filter } = props
  const navigate = useNavigate()
  const team = useQuery(teamQuery(account.id))
  const change = (part: Partial<Record<keyof JournalFilter, string>>) => {
    // What cannot be read, an empty choice among it, is left out of the address.
    const search = readJournalFilter({ ...filter, ...part })
    void navigate({ to: '/dziennik', search, replace: true, resetScroll: false })
  }
  const members = team.data?.members.map(({ name }) => name) ?? []
  const people = peopleToChoose([...members, ...props.actors], filter.kto)
  return (
    <form className="journal-filter" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        id="dziennik-kto"
        label="Kto"
        value={filter.kto ?? ''}
        options={[EVERYBODY, ...people.map((actor) => ({ value: actor, label: whoWords(actor) }))]}
        onChange={(kto) => change({ kto })}
      />
      <SelectField
        id="dziennik-rodzaj"
        label="Co"
        value={filter.rodzaj ?? ''}
        options={[EVERYTHING, ...JOURNAL_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))]}
        onChange={(rodzaj) => change({ rodzaj })}
      />
      <TypedDayField
        id="dziennik-od"
        label="Od dnia"
        value={filter.od ?? ''}
        onChange={(od) => change({ od })}
      />
      <TypedDayField
        id="dziennik-do"
        label="Do dnia"
        value={filter.do ?? ''}
        onChange={(until) => change({ do: until })}
      />
    </form>
  )
}

/** People by name, then the others. */
function peopleToChoose(actors: readonly string[], chosen: string | undefined): readonly string[] {
  const isOutside = (actor: string) =>
    OUTSIDERS.some((each) => actor === each) || actor.startsWith('gateway:')
  const names = [...actors, ...(chosen === undefined ? [] : [chosen])].filter((actor) => !isOutside(actor))
  return [...[...new Set(names)].sort((a, b) => a.localeCompare(b, 'pl')), ...OUTSIDERS]
}

const whoWords = (actor: string): string => (actor === 'gateway' ? 'bramka płatności' : actorWords(actor))
