import '../shared/inputs/inputs.css'
import './invites.css'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { issuedListsOf, withReserved } from '#domain/event/draft/invites/lists.ts'
import { accessOf, withAccess } from '#domain/event/draft/who/access.ts'
import { placesOfAll, reservedOf } from '#domain/invites/reserved.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { type DraftRules, useDraftRules } from '../shared/draft/use-draft-rules.ts'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { SettingsLink } from '../shared/settings-link.tsx'
import { ListCard } from './list-card.tsx'
import { NewList } from './new-list.tsx'
import { ReadyLink } from './ready-link.tsx'

/** 'Zaproszenia i kody' among the settings: the lists, what each gives, and what is for invited people alone. */
export function InviteSettingsPage(): ReactNode {
  const rules = useDraftRules()
  const { eventId = '' } = useParams({ strict: false })
  const lists = issuedListsOf(rules.document)
  const hasPeople = lists.some(({ issued }) => issued === 'people')
  return (
    <>
      <SettingsHead title={'Zaproszenia i\u00a0kody'} />
      <div className="invite-settings">
        <Part title="Listy">
          {lists.length === 0 ? (
            <p className="sub">
              Na liście zbierasz osoby, które zapraszasz na tych samych zasadach, albo kody do rozdania. Nowa
              lista zacznie działać, gdy opublikujesz zmiany.
            </p>
          ) : (
            <Link
              className="btn quiet invite-to-people"
              to="/wydarzenia/$eventId/zaproszenia"
              params={{ eventId }}
              search={{}}
            >
              Osoby, kody i&nbsp;wysyłka
            </Link>
          )}
          {lists.map((list) => (
            <ListCard key={list.id} rules={rules} list={list} eventId={eventId} />
          ))}
          <NewList rules={rules} />
        </Part>
        {hasPeople && (
          <Part title="Tylko dla zaproszonych">
            <OnlyInvited rules={rules} eventId={eventId} />
            <Reserved rules={rules} eventId={eventId} />
          </Part>
        )}
        <ReadyLink rules={rules} eventId={eventId} />
      </div>
    </>
  )
}

/** A part of the page under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section className="invite-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const NOBODY = {
  ...{ passwords: [], byInvitation: false, byOffice: false },
  message: 'Zapisy są tylko dla zaproszonych osób.',
}

function OnlyInvited({ rules, eventId }: { rules: DraftRules; eventId: string }): ReactNode {
  const access = accessOf(rules.document)
  const isOn = access?.byInvitation ?? false
  const others = (access?.passwords.length ?? 0) > 0 || access?.byOffice === true
  return (
    <>
      <label className="option">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() =>
            rules.change((now) => {
              const { id: _, ...ways } = { id: '', ...NOBODY, ...accessOf(now) }
              return withAccess(now, { ...ways, byInvitation: !isOn })
            })
          }
        />
        <span>Zapisać mogą się tylko osoby z&nbsp;imiennym zaproszeniem</span>
      </label>
      <p className="sub">
        {isOn && others
          ? 'Oprócz nich także ci, których wymienia strona '
          : 'Hasła i\u00a0zapisy w\u00a0biurze ustawisz na stronie '}
        <SettingsLink eventId={eventId} subject="who">
          Kto
        </SettingsLink>
        .
      </p>
    </>
  )
}

function Reserved({ rules, eventId }: { rules: DraftRules; eventId: string }): ReactNode {
  const all = placesOfAll(rules.definition)
  if (all === null)
    return (
      <p className="sub">
        Żeby zostawić miejsca dla zaproszonych, ustaw najpierw limit całego wydarzenia na stronie{' '}
        <SettingsLink eventId={eventId} subject="limits">
          Limity miejsc
        </SettingsLink>
        .
      </p>
    )
  const reserved = reservedOf(rules.definition)
  return (
    <p className="invite-say">
      Dla zaproszonych zostaw{' '}
      <OptionalNumber
        label="Miejsca zostawione dla zaproszonych"
        value={reserved === 0 ? null : reserved}
        least={0}
        most={all}
        placeholder="ile"
        onChange={(units) => rules.change((now) => withReserved(now, units ?? 0, 'Bez zaproszenia'))}
      />{' '}
      z&nbsp;{all} miejsc. {reserved > 0 && `Pozostali zajmą najwyżej ${all - reserved}. `}
      <SettingsLink eventId={eventId} subject="limits">
        Zmień limit wydarzenia
      </SettingsLink>
    </p>
  )
}
