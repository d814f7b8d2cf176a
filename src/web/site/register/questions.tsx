import { Fragment } from 'react'
import type { Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import { priceOfAnswer } from '#domain/quote/price-of-answer.ts'
import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/data.ts'
import { insteadOf } from '#i18n/pl/site/register/extras.ts'
import { tie } from '#i18n/text/typography.ts'
import { richHelpOf } from '#web/kit/form/question-help.tsx'
import { ApartSwitch } from './apart-switch.tsx'
import { apartKey, isQuestionAlike } from './order/asked-alike.ts'
import { type ChoiceTools, isFixed } from './order/form-tools.ts'
import { changePerson, isApart, type Order, type PersonEntry, setAnswerOfAll, touch } from './order/order.ts'
import { fullName } from './order/person-name.ts'
import { type QuestionStep, stepOfQuestion } from './order/question-step.ts'
import { QuestionField } from './question-field.tsx'

interface StepProps {
  readonly tools: ChoiceTools
  readonly step: QuestionStep
}

/** The questions of this step asked once for all, if any. */
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
      <h2 id={`pytania-${step}`}>{asked.length === 1 ? words.oneMoreQuestion : words.someMoreQuestions}</h2>
      {asked.map(({ question }, index) => (
        <Fragment key={question.id}>
          <SectionName tools={tools} question={question} before={asked[index - 1]?.question} />
          <QuestionField
            id={`pytanie-${question.id}`}
            question={question}
            answer={order.answers[question.id]}
            onChange={(answer) => put(question.id, answer)}
            tools={tools}
          />
        </Fragment>
      ))}
    </section>
  )
}

/** The questions of this step asked per person, under the person's name. */
export function PeopleQuestions({ tools, step }: StepProps) {
  const { order, compiled } = tools
  const alike = compiled.definition.questions.filter(
    (question) => isForAll(question, order) && stepOfQuestion(question, compiled.definition) === step,
  )
  return (
    <>
      {alike.map((question) => (
        <QuestionOfAll key={question.id} question={question} tools={tools} />
      ))}
      {order.people.map((person) => {
        const fields = fieldsOf(person, { tools, step })
        if (fields.length === 0) return null
        return (
          // On the page of a change both steps are on one page: of two parts with the same name only one is a region.
          <section
            key={person.ref}
            className="ask"
            role={step === 'dane' ? undefined : 'group'}
            aria-labelledby={`pytania-${step}-${person.ref}`}
          >
            <h2 id={`pytania-${step}-${person.ref}`}>{fullName(person, order)}</h2>
            {fields}
          </section>
        )
      })}
    </>
  )
}

/** Whether it is asked once for several people first. */
const isForAll = (question: Question, order: Order) => order.people.length > 1 && isQuestionAlike(question)

/** What people mostly answer alike: once for all, or per person. */
function QuestionOfAll({ question, tools }: { question: Question; tools: ChoiceTools }) {
  const { order, change, draft, context } = tools
  const { id, label, help } = question
  const richHelp = richHelpOf(question)
  const open = personScopes(wholeScope(draft, context)).filter((scope) => !isFixed(scope, tools))
  const people = order.people.filter(({ ref }) => open.some(({ person }) => person?.ref === ref))
  if (people.length === 0) return null
  const answers = new Set(people.map(({ answers }) => answers[id]))
  const [common] = answers.size === 1 ? answers : []
  const { help: _, helpHtml: __, ...asked } = question
  return (
    <section className="ask" aria-labelledby={`pytanie-${id}-tytul`}>
      <h2 id={`pytanie-${id}-tytul`}>{tie(label)}</h2>
      {richHelp !== undefined && <div className="muted hint">{richHelp}</div>}
      {richHelp === undefined && help !== undefined && <p className="muted">{tie(help)}</p>}
      <ApartSwitch what={apartKey(id)} tools={tools} id={`pytanie-${id}-dla`} />
      {isApart(order, apartKey(id)) ? (
        people.map((person) => (
          <QuestionField
            key={person.ref}
            id={`pytanie-${id}-${person.ref}`}
            question={{ ...asked, type: 'select', label: fullName(person, order) }}
            answer={person.answers[id]}
            onChange={(answer) => change((o) => answered(o, person.ref, id, answer))}
            tools={tools}
          />
        ))
      ) : (
        <QuestionField
          id={`pytanie-${id}-wszyscy`}
          question={{ ...asked, label: words.forAll }}
          answer={common}
          onChange={(answer) => change((o) => setAnswerOfAll(o, id, answer, refsOf(people)))}
          tools={tools}
        />
      )}
    </section>
  )
}

const refsOf = (people: readonly PersonEntry[]) => people.map(({ ref }) => ref)

const answered = (order: Order, ref: string, question: string, answer: Answer): Order => {
  const answers = { ...order.people.find((each) => each.ref === ref)?.answers, [question]: answer }
  return changePerson(order, ref, { answers }, `pytanie-${question}-${ref}`)
}

/** The same for one person, for the sheet. */
export const PersonQuestions = ({ person, ...props }: StepProps & { readonly person: PersonEntry }) => (
  <>{fieldsOf(person, props)}</>
)

/** '220 zł zamiast 260 zł': the effect of the answer on this person's price. */
function priceWith(
  { compiled, draft, context }: ChoiceTools,
  { ref }: PersonEntry,
  { id }: Question,
  answer: Answer,
): string | undefined {
  const price = priceOfAnswer(compiled, draft, context, { person: ref, question: id, answer })
  if (price === null) return undefined
  const { amount, instead } = price
  return instead === null ? formatMoney(amount) : insteadOf(formatMoney(amount), formatMoney(instead))
}

function fieldsOf(person: PersonEntry, { tools, step }: StepProps) {
  const { change, compiled, draft, context } = tools
  const scope = personScopes(wholeScope(draft, context)).find((each) => each.person?.ref === person.ref)
  const asked = compiled.questions.filter(
    ({ question, asked }) =>
      question.of === 'person' &&
      !isForAll(question, tools.order) &&
      stepOfQuestion(question, compiled.definition) === step &&
      scope !== undefined &&
      !isFixed(scope, tools) &&
      person.answers[question.id] !== HIDDEN &&
      asked(scope) === true,
  )
  return asked.map(({ question }, index) => {
    const id = `pytanie-${question.id}-${person.ref}`
    return (
      <Fragment key={id}>
        <SectionName tools={tools} question={question} before={asked[index - 1]?.question} />
        <QuestionField
          id={id}
          person={person.ref}
          question={question}
          answer={person.answers[question.id]}
          onChange={(answer) => change((o) => answered(o, person.ref, question.id, answer))}
          priceOf={step === 'dane' ? undefined : (answer) => priceWith(tools, person, question, answer)}
          tools={tools}
        />
      </Fragment>
    )
  })
}

interface SectionProps {
  readonly tools: ChoiceTools
  readonly question: Question
  /** The question above it. */
  readonly before: Question | undefined
}

/** The heading of a section, above the first of its questions. */
function SectionName({ tools, question: { section }, before }: SectionProps) {
  if (section === undefined || section === before?.section) return null
  const { sections } = tools.compiled.definition
  return <h3>{tie(sections.find(({ id }) => id === section)?.name ?? '')}</h3>
}
