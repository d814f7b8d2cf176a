import { ageOn, formatDate, readDay } from '#domain/values/time.ts'
import { ofPerson } from '#i18n/pl/site/register/missing.ts'
import * as words from '#i18n/pl/site/register/people.ts'
import { tie } from '#i18n/text/typography.ts'
import { isoDay } from '#web/kit/day-text.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Missing } from '#web/ui/icons.tsx'
import { countsHeads } from '../shared/headcount.ts'
import { AddButtons } from './add-buttons.tsx'
import { CodeField } from './code-field.tsx'
import { GroupChoice } from './group-choice.tsx'
import { HeadsPart } from './heads-part.tsx'
import { questionsAlike } from './order/asked-alike.ts'
import type { ChoiceTools, FormTools } from './order/form-tools.ts'
import { addPerson, type PersonEntry, setTakesPart } from './order/order.ts'
import { fullName, personName } from './order/person-name.ts'
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

/** One plain list, the person being entered on a sheet. */
function PeopleList({ tools }: { tools: FormTools }) {
  const { order, change, compiled } = tools
  const add = (kind: PersonEntry['kind']) => {
    change((before) => addPerson(before, kind, questionsAlike(compiled.definition)))
    tools.focus(`o${order.next}-imie`)
  }
  const { max } = compiled.definition.peoplePerRegistration
  const room = order.people.length < max
  return (
    <section aria-label={words.list} className="people-part">
      <CheckField
        id="ja-tez"
        checked={order.registrant !== null}
        onChange={(takesPart) => change((before) => setTakesPart(before, takesPart))}
      >
        {words.meToo}
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
      {!room && <p className="muted">{words.mostPeople(max)}</p>}
      {room && (
        <div className="add">
          <AddButtons definition={compiled.definition} onAdd={add} />
        </div>
      )}
    </section>
  )
}

/** One line of the list: the person, what is known or missing, the way to the sheet. */
export function PersonRow({ person, tools }: { person: PersonEntry; tools: ChoiceTools }) {
  const { order, change, problems } = tools
  const name = fullName(person, order)
  const whose = ofPerson(personName(person, order), '')
  const missing = problems.filter((problem) => problem.person === person.ref && problem.step === 'osoby')
  const verb = missing.length > 0 ? words.complete : words.change
  return (
    <>
      <div>
        <b>{name}</b>
        {missing.length > 0 ? (
          <span className="lack">
            <Missing />
            {words.lacking(missing.map(({ label }) => label.replace(whose, '')).join(', '))}
          </span>
        ) : (
          <span>{detailsOf(person, tools)}</span>
        )}
      </div>
      <button
        type="button"
        className="link"
        aria-label={words.ofPerson(verb, name)}
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

/** Full years on the day on which age is asked, else today; null without a birth date. */
export function ageOfPerson(person: PersonEntry, tools: ChoiceTools): number | null {
  const birth = readDay(isoDay(person.birth) ?? '')
  const day = ageDayOf(person, tools) ?? tools.context.now.toPlainDate()
  return birth === null ? null : ageOn(birth, day)
}

/** '13 lat, ur. 14 marca 2013', then the type. */
export function detailsOf(person: PersonEntry, tools: ChoiceTools): string {
  const { compiled } = tools
  const birth = readDay(isoDay(person.birth) ?? '')
  const age = ageOfPerson(person, tools)
  const type = compiled.definition.types.find(({ id }) => id === person.type)
  return tie(
    [
      birth === null || age === null ? '' : words.born(age, formatDate(birth)),
      type === undefined ? '' : type.name,
    ]
      .filter(Boolean)
      .join('. '),
  )
}
