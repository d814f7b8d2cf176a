import './staff.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { formatDateSeenOn, readDay } from '#domain/values/time.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { Carers } from './carers.tsx'
import { CheckForm } from './check-form.tsx'
import { PersonCard } from './person-card.tsx'
import { PersonForm } from './person-form.tsx'
import { SpaceCarers } from './space-carers.tsx'
import { fullName, type Staff, type StaffEdit, staffQuery, todayInPoland } from './staff-api.ts'

const TITLE = 'Kadra'

/** 'Kadra': who has care of minors, what was checked about them, and of which groups they have care. */
export function StaffPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayEditRegistrations}>
      {({ account, event }) => <StaffOf scope={{ accountId: account.id, eventId: event.id }} event={event} />}
    </OwnedEventPage>
  )
}

function StaffOf(props: { scope: EventScope; event: { id: string; title: string } }): ReactNode {
  const { scope, event } = props
  const query = useQuery(staffQuery(scope))
  const [edit, setEdit] = useState<StaffEdit | null>(null)
  const [done, tell] = useState('')
  const finish = (words: string) => {
    setEdit(null)
    tell(words)
  }
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={<EventCrumbs event={event} />}
        actions={
          <>
            {query.data !== undefined && query.data.people.length > 0 && (
              <Link
                className="btn quiet"
                to="/wydarzenia/$eventId/kadra/wykaz"
                params={{ eventId: event.id }}
              >
                Wykaz kadry
              </Link>
            )}
            <button type="button" className="btn" onClick={() => setEdit({ what: 'person', person: null })}>
              Dodaj osobę
            </button>
          </>
        }
      />
      <p role="status" className="staff-done">
        {done}
      </p>
      {query.isPending && <Loading />}
      {query.isError && query.data === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && (
        <Content staff={query.data} scope={scope} onEdit={setEdit} onDone={tell} />
      )}
      <SideDrawer title={titleOf(edit)} onClose={() => setEdit(null)}>
        {edit?.what === 'person' && <PersonForm scope={scope} person={edit.person} onDone={finish} />}
        {edit?.what === 'check' && (
          <CheckForm scope={scope} person={edit.person} check={edit.check} onDone={finish} />
        )}
      </SideDrawer>
    </>
  )
}

function titleOf(edit: StaffEdit | null): string | null {
  if (edit === null) return null
  if (edit.what === 'person') return edit.person === null ? 'Nowa osoba w\u00a0kadrze' : fullName(edit.person)
  return `${edit.check === null ? 'Sprawdzenie' : 'Poprawka sprawdzenia'}: ${fullName(edit.person)}`
}

interface ContentProps {
  readonly staff: Staff
  readonly scope: EventScope
  readonly onEdit: (edit: StaffEdit) => void
  readonly onDone: (words: string) => void
}

function Content({ staff, scope, onEdit, onDone }: ContentProps): ReactNode {
  // The dashboard leads to a part of the page that is there only now.
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  const today = todayInPoland()
  const lastDay = readDay(staff.lastDay ?? '')
  if (staff.people.length === 0) return <Nobody />
  return (
    <div className="staff">
      <section aria-labelledby="osoby">
        <h2 id="osoby">Osoby i&nbsp;sprawdzenia</h2>
        <p className="staff-lead">
          Kto opiekuje się dziećmi, musi być sprawdzony w&nbsp;rejestrze sprawców przestępstw na tle
          seksualnym i&nbsp;mieć zaświadczenie o&nbsp;niekaralności
          {lastDay !== null && `, ważne do końca wydarzenia: ${formatDateSeenOn(lastDay, today)}`}. Zapisz tu
          tylko wynik: bez skanu i&nbsp;treści zaświadczenia. Kadra jest wspólna dla wszystkich wydarzeń.
        </p>
        <div className="staff-people">
          {staff.people.map((person) => (
            <PersonCard key={person.id} {...{ person, scope, today, onEdit, onDone }} />
          ))}
        </div>
      </section>
      <Carers {...{ staff, scope, today, onDone }} />
      <SpaceCarers {...{ staff, scope, today, onDone }} />
    </div>
  )
}

function Nobody(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma jeszcze nikogo</h2>
      <p>
        Dodaj osoby, które opiekują się dziećmi, i&nbsp;zapisz, kto i&nbsp;kiedy sprawdził je
        w&nbsp;rejestrach. Dopiero potem można powierzyć im grupę.
      </p>
    </section>
  )
}
