import { ageOn, formatDate, readDay } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { isoDay } from '#web/kit/day-text.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Missing } from '#web/ui/icons.tsx'
import { CodeField } from './code-field.tsx'
import { ADD, type ChoiceTools, type FormTools } from './form-tools.ts'
import { GroupChoice } from './group-choice.tsx'
import { countsHeads } from './headcount.ts'
import { HeadsPart } from './heads-part.tsx'
import { addPerson, type PersonEntry, setTakesPart } from './order.ts'
import { fullName, personName } from './person-name.ts'
import { ageDayOf, PersonSheet } from './person-sheet.tsx'
import { WholeQuestions } from './questions.tsx'
import { SlotChoice } from './slot-choice.tsx'

/** 'Kto weźmie udział?': people or numbers, the group, the hour, the code. */
export function PeopleStep({ tools, asksCode }: { tools: FormTools; asksCode: boolean }) {
  const { order, compiled } = tools
  return (
    <>
      {countsHeads(compiled.definition) ? <HeadsPart tools={tools} /> : <PeopleList tools={tools} />}
      {order.people.length > 0 && <GroupChoice tools={tools} />}
      <SlotChoice tools={tools} />
      <WholeQuestions tools={tools} step="osoby" />
      {asksCode && <CodeField tools={tools} />}
    </>
  )
}

/** One quiet list, the person being entered on a sheet. */
function PeopleList({ tools }: { tools: FormTools }) {
  const { order, change, compiled } = tools
  const add = (kind: PersonEntry['kind']) => {
    change((before) => addPerson(before, kind))
    tools.focus(`o${order.next}-imie`)
  }
  const { max } = compiled.definition.peoplePerRegistration
  const room = order.people.length < max
  return (
    <section aria-label="Osoby" className="people-part">
      <CheckField
        id="ja-tez"
        checked={order.registrant !== null}
        onChange={(takesPart) => change((before) => setTakesPart(before, takesPart))}
      >
        Ja też biorę udział
      </CheckField>
      <ol className="people">
        {order.people.map((person) => (
          <li key={person.ref} className={person.ref === order.editing ? 'open' : 'row'}>
            {person.ref === order.editing ? (
              <PersonSheet person={person} tools={tools} />
            ) : (
              <PersonRow person={person} tools={tools} />
            )}
          </li>
        ))}
      </ol>
      {!room && (
        <p className="muted">W&nbsp;jednym zgłoszeniu można zapisać najwyżej: {pl.counts.people(max)}.</p>
      )}
      {room && (
        <div className="add">
          <button type="button" id={ADD} className="btn quiet" onClick={() => add('adult')}>
            + Dorosły
          </button>
          <button type="button" className="btn quiet" onClick={() => add('child')}>
            + Dziecko
          </button>
        </div>
      )}
    </section>
  )
}

/** One line of the list: who, what is known or missing, the way to the sheet. */
export function PersonRow({ person, tools }: { person: PersonEntry; tools: ChoiceTools }) {
  const { order, change, problems } = tools
  const name = fullName(person, order)
  const missing = problems.filter((problem) => problem.person === person.ref && problem.step === 'osoby')
  const verb = missing.length > 0 ? 'Uzupełnij' : 'Zmień'
  return (
    <>
      <div>
        <b>{name}</b>
        {missing.length > 0 ? (
          <span className="lack">
            <Missing />
            Brakuje:{' '}
            {missing.map(({ label }) => label.replace(`${personName(person, order)}: `, '')).join(', ')}
          </span>
        ) : (
          <span>{detailsOf(person, tools)}</span>
        )}
      </div>
      <button
        type="button"
        className="link"
        aria-label={`${verb}: ${name}`}
        onClick={() => {
          change((before) => ({ ...before, editing: person.ref }))
          tools.focus(`${person.ref}-tytul`)
        }}
      >
        {verb}
      </button>
    </>
  )
}

/** '13 lat, ur. 14 marca 2013', then the type. */
export function detailsOf(person: PersonEntry, tools: ChoiceTools): string {
  const { compiled, context } = tools
  const birth = readDay(isoDay(person.birth) ?? '')
  const day = ageDayOf(person, tools) ?? context.now.toPlainDate()
  const type = compiled.definition.types.find(({ id }) => id === person.type)
  return tie(
    [
      birth === null ? '' : `${pl.counts.years(ageOn(birth, day))}, ur.\u00a0${formatDate(birth)}`,
      type === undefined ? '' : type.name,
    ]
      .filter(Boolean)
      .join('. '),
  )
}
