import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import type { Answer } from '#domain/registration/draft.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { type ChoiceTools, isFixed } from './form-tools.ts'
import { changePerson, type PersonEntry, touch } from './order.ts'
import { fullName } from './person-name.ts'
import { QuestionField } from './question-field.tsx'
import { type QuestionStep, stepOfQuestion } from './question-step.ts'

interface StepProps {
  readonly tools: ChoiceTools
  readonly step: QuestionStep
}

/** What is asked on this step once of all, where anything is. */
export function WholeQuestions({ tools, step }: StepProps) {
  const { order, change, compiled, draft, context } = tools
  const scope = wholeScope(draft, context)
  const asked = compiled.questions.filter(
    ({ question, asked }) =>
      question.of === 'registration' &&
      stepOfQuestion(question, compiled.definition) === step &&
      order.answers[question.id] !== HIDDEN &&
      asked(scope) === true,
  )
  if (asked.length === 0) return null
  const put = (id: string, answer: Answer) =>
    change((o) => touch({ ...o, answers: { ...o.answers, [id]: answer } }, [`pytanie-${id}`]))
  return (
    <section className="ask" aria-labelledby={`pytania-${step}`}>
      <h2 id={`pytania-${step}`}>
        {order.people.length > 1 ? 'Pytania do całego zgłoszenia' : 'Jeszcze kilka pytań'}
      </h2>
      {asked.map(({ question }) => (
        <QuestionField
          key={question.id}
          id={`pytanie-${question.id}`}
          question={question}
          answer={order.answers[question.id]}
          onChange={(answer) => put(question.id, answer)}
          tools={tools}
        />
      ))}
    </section>
  )
}

/** What is asked on this step of each person, under the person's name. */
export function PeopleQuestions({ tools, step }: StepProps) {
  const { order } = tools
  return order.people.map((person) => {
    const fields = fieldsOf(person, { tools, step })
    if (fields.length === 0) return null
    return (
      <section key={person.ref} className="ask" aria-labelledby={`pytania-${step}-${person.ref}`}>
        <h2 id={`pytania-${step}-${person.ref}`}>{fullName(person, order)}</h2>
        {fields}
      </section>
    )
  })
}

/** The same of one person, for the sheet. */
export const PersonQuestions = ({ person, ...props }: StepProps & { readonly person: PersonEntry }) => (
  <>{fieldsOf(person, props)}</>
)

function fieldsOf(person: PersonEntry, { tools, step }: StepProps) {
  const { change, compiled, draft, context } = tools
  const scope = personScopes(wholeScope(draft, context)).find((each) => each.person?.ref === person.ref)
  const asked = compiled.questions.filter(
    ({ question, asked }) =>
      question.of === 'person' &&
      stepOfQuestion(question, compiled.definition) === step &&
      scope !== undefined &&
      !isFixed(scope, tools) &&
      person.answers[question.id] !== HIDDEN &&
      asked(scope) === true,
  )
  return asked.map(({ question }) => {
    const id = `pytanie-${question.id}-${person.ref}`
    const put = (answer: Answer) =>
      change((o) =>
        changePerson(o, person.ref, { answers: { ...person.answers, [question.id]: answer } }, id),
      )
    return (
      <QuestionField
        key={id}
        id={id}
        question={question}
        answer={person.answers[question.id]}
        onChange={put}
        tools={tools}
      />
    )
  })
}
