import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { withFields } from '#domain/event/draft/questions/change-question.ts'
import type { ControlSpec } from '#domain/form/control.ts'
import type { Bounds, Validator } from '#domain/form/fields/field-type.ts'
import { formError } from '#domain/form/fields/messages.ts'
import { LONGEST_MATCHED } from '#domain/form/fields/text.ts'
import { controlsOf, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { isSafePattern } from '#domain/values/safe-pattern.ts'

/** What is typed about a question, as a form beside it. */

/** The ids of its controls: the page has other fields too. */
export const FIELD = {
  label: 'pytanie-tresc',
  help: 'pytanie-podpowiedz',
  min: 'pytanie-najmniej',
  max: 'pytanie-najwiecej',
  pattern: 'pytanie-wzor',
  message: 'pytanie-wzor-slowa',
  keepDays: 'pytanie-przechowanie',
} as const

/** What the form holds of a question. */
export type QuestionTexts = Pick<Question, 'type' | 'label' | 'min' | 'max' | 'pattern' | 'keepDays'>

export const textsOf = ({ type, label, min, max, pattern, keepDays }: Question): QuestionTexts => ({
  ...{ type, label, min, max, pattern, keepDays },
})

export const withTexts = (
  question: Question,
  { label, min, max, pattern, keepDays }: QuestionTexts,
): Question => withFields({ ...question, label }, { min, max, pattern, keepDays })

const BOUNDS: Readonly<Record<Bounds, { type: 'number' | 'price' | 'date'; min: string; max: string }>> = {
  characters: { type: 'number', min: 'Najmniej znaków', max: 'Najwięcej znaków' },
  number: { type: 'number', min: 'Najmniejsza liczba', max: 'Największa liczba' },
  grosze: { type: 'price', min: 'Najmniejsza kwota', max: 'Największa kwota' },
  ticked: { type: 'number', min: 'Najmniej zaznaczonych', max: 'Najwięcej zaznaczonych' },
  day: { type: 'date', min: 'Najwcześniejszy dzień', max: 'Najpóźniejszy dzień' },
}
const COUNTED: readonly Bounds[] = ['characters', 'ticked']

const isQuick: Validator<string> = (expression) =>
  isSafePattern(expression, LONGEST_MATCHED)
    ? null
    : {
        ...formError('PATTERN'),
        own: 'Użyj znaków, zbiorów, np. [A-Z], i\u00a0powtórzeń z\u00a0granicą, np. {2,5}; bez nawiasów okrągłych.',
      }

export function createQuestionForm({ type, ...texts }: QuestionTexts): Form {
  const { bounds, pattern } = questionTypes[type].settings
  const form = createForm([
    {
      controls: [
        {
          ...{ id: FIELD.label, type: 'text', label: 'Treść pytania', required: true },
          settings: { max: 200 },
        },
        ...(bounds === undefined ? [] : boundControls(bounds)),
        ...(pattern === true ? PATTERN : []),
        {
          ...{ id: FIELD.keepDays, type: 'number', label: 'Do usunięcia ile dni po wydarzeniu' },
          settings: { min: 0, max: 3650 },
          comment:
            'Puste: razem ze zgłoszeniem. Ten termin widać w\u00a0zasadach; odpowiedzi usuwa się ręcznie.',
        },
      ],
    },
  ])
  return loadForm(form, {
    [FIELD.label]: texts.label,
    [FIELD.min]: texts.min,
    [FIELD.max]: texts.max,
    [FIELD.pattern]: texts.pattern?.expression,
    [FIELD.message]: texts.pattern?.message,
    [FIELD.keepDays]: texts.keepDays,
  })
}

const PATTERN: readonly ControlSpec[] = [
  {
    ...{ id: FIELD.pattern, type: 'text', label: 'Wzór zapisu' },
    ...{ settings: { max: 200 }, validators: [isQuick] },
    comment: 'Np. [0-9]{2}-[0-9]{3} to kod pocztowy. Działa razem z\u00a0wyjaśnieniem poniżej.',
  },
  {
    ...{ id: FIELD.message, type: 'text', label: 'Wyjaśnienie, gdy odpowiedź nie pasuje do wzoru' },
    settings: { max: 200 },
  },
]

function boundControls(bounds: Bounds): ControlSpec[] {
  const { type, min, max } = BOUNDS[bounds]
  const settings = COUNTED.includes(bounds) ? { min: 0, max: 4000 } : {}
  return [
    { id: FIELD.min, type, label: min, settings },
    { id: FIELD.max, type, label: max, settings },
  ]
}

/** What the form says; a field that is wrong leaves what was there before. */
export function readQuestionForm(form: Form, before: QuestionTexts): QuestionTexts {
  const values = serialiseForm(form)
  const isRight = (id: string) =>
    controlsOf(form).some((control) => control.id === id && control.error === null)
  const textIn = (id: string) => {
    const value = values[id]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const numberIn = (id: string) => {
    const value = values[id]
    return typeof value === 'number' ? value : undefined
  }
  const boundIn = (id: string) => textIn(id) ?? numberIn(id)
  return {
    type: before.type,
    label: isRight(FIELD.label) ? (textIn(FIELD.label) ?? before.label) : before.label,
    min: isRight(FIELD.min) ? whole(boundIn(FIELD.min), before.type) : before.min,
    max: isRight(FIELD.max) ? whole(boundIn(FIELD.max), before.type) : before.max,
    pattern: patternIn(textIn(FIELD.pattern), textIn(FIELD.message), isRight(FIELD.pattern), before),
    keepDays: isRight(FIELD.keepDays) ? wholeNumber(numberIn(FIELD.keepDays)) : before.keepDays,
  }
}

const wholeNumber = (value: number | undefined) => (value === undefined ? undefined : Math.round(value))

/** Characters and ticks are counted in whole ones. */
function whole(bound: Question['min'], type: Question['type']): Question['min'] {
  const { bounds } = questionTypes[type].settings
  return typeof bound === 'number' && bounds !== undefined && COUNTED.includes(bounds)
    ? Math.round(bound)
    : bound
}

/** A notation holds together with its words; without both there is none. */
function patternIn(
  expression: string | undefined,
  message: string | undefined,
  isRight: boolean,
  { pattern: before }: QuestionTexts,
): Question['pattern'] {
  if (!isRight) return before
  return expression === undefined || message === undefined ? undefined : { expression, message }
}
