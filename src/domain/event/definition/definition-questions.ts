import { z } from 'zod'
import { answerSchema } from '../../form/fields/answer-schema.ts'
import { ENTRY_EFFECTS, FILE_SORTS, MOST_FILES, MOST_MEGABYTES } from '../../form/fields/file-rules.ts'
import { safeHelp } from '../../form/html/help-html.ts'
import { type QuestionTypeName, questionTypes } from '../../form/question-types.ts'
import { day, id, text, when } from './definition-base.ts'

/** The names of the types, in the order of the registry. */
export const QUESTION_TYPE_NAMES: readonly QuestionTypeName[] = namesOf(questionTypes)

function namesOf<Registry extends object>(types: Registry): Extract<keyof Registry, string>[] {
  const names: Extract<keyof Registry, string>[] = []
  for (const name in types) names.push(name)
  return names
}

/** What is asked of people. */

/** Who of the staff may see an answer that not everybody of them should. */
const ANSWER_RIGHTS = ['editEvents', 'editRegistrations', 'approveRegistrations', 'money', 'checkIn'] as const

export const section = z
  .strictObject({
    id,
    name: text(120).describe('The heading above its questions.'),
    when: when.describe('Its questions are asked only when this holds, besides their own conditions.'),
  })
  .describe('Questions that belong together, under a heading.')

const bound = z.union([z.number(), day]).optional()

export const question = z
  .strictObject({
    id,
    of: z.enum(['person', 'registration']).describe('Asked of each person, or once.'),
    section: id.optional().describe('The section that it belongs to.'),
    type: z
      .enum(QUESTION_TYPE_NAMES)
      .describe(
        'select and radio: one of the options, by id. checkboxes: several of them. checkbox, switch, iconToggle: yes or no. pesel: also tells birth date and sex. price: grosze. address: its parts. file: what was uploaded; rules may only ask whether it was.',
      ),
    label: text(200).describe('The question itself, in Polish.'),
    help: text(500)
      .optional()
      .describe('Shown below it, as plain text: signs of HTML are shown as they are.'),
    helpHtml: z
      .string()
      .trim()
      .max(5_000)
      .overwrite(safeHelp)
      .optional()
      .describe(
        'Shown below it instead of help: p, br, strong, em, ul, ol, li and links to pages and mailboxes; of everything else only the words are kept.',
      ),
    required: z.boolean().default(false).describe('Without an answer: field_missing.'),
    when: when.describe('Asked only when this holds; it may ask answers to questions before this one.'),
    options: z
      .array(z.strictObject({ id, name: text(120) }))
      .default([])
      .describe('For select, radio and checkboxes.'),
    default: answerSchema.optional().describe('The answer that stands in the form before anything is typed.'),
    min: bound.describe(
      'The least: characters of a text, the number itself, grosze, ticked options, the first day.',
    ),
    max: bound.describe('The most, likewise; the last day.'),
    pattern: z
      .strictObject({
        expression: text(200).describe(
          'What the whole text must be: characters, classes, \\d, \\w, \\s, alternatives, repetitions; no groups.',
        ),
        message: text(200).describe('Shown where it is not, in Polish.'),
      })
      .optional()
      .describe('The notation of a text, of at most 100 characters; others are refused with field_invalid.'),
    files: z
      .strictObject({
        accept: z
          .array(z.enum(FILE_SORTS))
          .min(1)
          .optional()
          .describe(
            'picture: JPG, PNG, WebP. document: DOCX, ODT. Found by the content, whatever the name says. pdf and picture when not given.',
          ),
        max: z
          .number()
          .int()
          .min(1)
          .max(MOST_FILES)
          .optional()
          .describe('How many at most; 1 when not given.'),
        maxMegabytes: z
          .number()
          .int()
          .min(1)
          .max(MOST_MEGABYTES)
          .optional()
          .describe(`The size of one at most, in megabytes; ${MOST_MEGABYTES} when not given.`),
        toCheck: z
          .boolean()
          .optional()
          .describe('It is a document, such as a signed consent, that somebody of the staff looks at.'),
        atEntry: z
          .enum(ENTRY_EFFECTS)
          .optional()
          .describe(
            'Of a document that the staff look at: what the entry does with a person of whom it is missing, rejected or withdrawn. warn: lets in and says so, also when not given. block: lets nobody in without a reason of the staff. nothing: says nothing.',
          ),
      })
      .optional()
      .describe('Of a file: what is accepted.'),
    codes: id
      .optional()
      .describe(
        'Of a text: the limit per code whose codes may be typed here. The fact answer.<id> is then true for a code of it, and nothing else.',
      ),
    staffOnly: z.boolean().optional().describe('Only the office sees and answers it.'),
    askedAt: z
      .enum(['registration', 'desk', 'gate'])
      .optional()
      .describe(
        'When it is asked, at the registration when not given; what is asked at the desk or at the gate only the staff answer.',
      ),
    seenBy: z
      .array(z.enum(ANSWER_RIGHTS))
      .min(1)
      .optional()
      .describe('Of the staff only who has one of these rights sees the answer; everybody when not given.'),
    keepDays: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .optional()
      .describe(
        'So many days after the event the answer is to be deleted. A mark: nothing deletes it by itself.',
      ),
  })
  .describe(
    'A question; its answer is the fact answer.<id>; of checkboxes, how many are ticked is count.<id>.',
  )
