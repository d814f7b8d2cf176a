import type { ReactNode } from 'react'
import { isConsent, isTown } from '#domain/event/check/check-joined.ts'
import { withConsentQuestion } from '#domain/event/draft/page/consent-question.ts'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { FEWEST_NAMES, MOST_NAMES } from '#domain/lists/joined-people.ts'
import { counts } from '#i18n/pl/counts.ts'
import { tie } from '#i18n/text/typography.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { changeBlock, type PageEditor } from './page-editor.ts'

interface Props {
  readonly editor: PageEditor
  readonly block: BlockOf<'joined'>
}

/** 'Kto już jest': numbers alone, or the first names of those who agreed, and the question that asks them. */
export function JoinedSays({ editor, block }: Props): ReactNode {
  const { attendance } = editor.document
  if (attendance === 'headcount')
    return <p className="pb-say">Pokazujemy, ile osób się zapisało. Imion to wydarzenie nie zbiera.</p>
  return (
    <>
      <p className="pb-say">
        Pokazujemy, ile osób jest już zapisanych{block.consent === undefined ? '.' : ', i\u00a0'}
        {block.consent !== undefined && <Beside editor={editor} block={block} />}
        {block.consent !== undefined && ' osób, które się na to zgodziły.'}
      </p>
      <Consent editor={editor} block={block} />
      <p className="pb-quiet">
        {tie(
          `Blok widać od ${counts.peopleGenitive(FEWEST_NAMES)} z potwierdzonym zgłoszeniem. Imiona stoją po kolei w alfabecie, najwyżej ${MOST_NAMES}. W podglądzie są przykładowe.`,
        )}
      </p>
    </>
  )
}

function Beside({ editor, block }: Props): ReactNode {
  const { questions, groups } = editor.document
  const towns = questions.filter(isTown)
  return (
    <>
      <Slot
        label="Co pokazujemy z imieniem"
        value={block.beside}
        options={[
          ['nothing', 'imiona'],
          ...(groups.length > 0 || block.beside === 'group' ? [['group', 'imiona i grupy'] as const] : []),
          ...(towns.length > 0 || block.beside === 'town'
            ? [['town', 'imiona i miejscowości'] as const]
            : []),
        ]}
        onChange={(beside) =>
          changeBlock(editor, block, ({ town, ...now }) => {
            const asked = town ?? towns[0]?.id
            return { ...now, beside, ...(beside === 'town' && asked !== undefined ? { town: asked } : {}) }
          })
        }
      />
      {block.beside === 'town' && (
        <>
          {' (z\u00a0pytania '}
          <QuestionSlot
            label="Pytanie o miejscowość"
            named={block.town}
            questions={towns}
            onChange={(town) => changeBlock(editor, block, (now) => ({ ...now, town }))}
          />
          )
        </>
      )}
    </>
  )
}

/** Chooses the question that asks for the consent, or adds one. */
function Consent({ editor, block }: Props): ReactNode {
  const consents = editor.document.questions.filter(isConsent)
  const isAsked = consents.some(({ id }) => id === block.consent)
  const choose = (consent: string) =>
    changeBlock(editor, block, ({ consent: _, ...now }) => (consent === '' ? now : { ...now, consent }))
  return (
    <>
      {(consents.length > 0 || block.consent !== undefined) && (
        <p className="pb-say">
          O&nbsp;zgodę pyta{' '}
          <QuestionSlot
            label="Pytanie o zgodę"
            named={block.consent}
            questions={consents}
            none="żadne pytanie: same liczby"
            onChange={choose}
          />
          .
        </p>
      )}
      {!isAsked && (
        <>
          {block.consent !== undefined && (
            <p className="pb-warn" role="alert">
              Tego pytania nie ma albo nie może być zgodą. Na stronie będą same liczby.
            </p>
          )}
          <button
            type="button"
            className="btn quiet pb-add-consent"
            onClick={() => editor.change((now) => withConsentQuestion(now, block.id))}
          >
            Dodaj pytanie o&nbsp;zgodę
          </button>
        </>
      )}
    </>
  )
}

interface QuestionSlotProps {
  readonly label: string
  readonly named: string | undefined
  readonly questions: readonly Question[]
  /** The words for no question, where that may be chosen. */
  readonly none?: string
  readonly onChange: (id: string) => void
}

/** A question by its label; also one that is named and does not fit. */
function QuestionSlot({ label, named = '', questions, none, onChange }: QuestionSlotProps): ReactNode {
  const isThere = (named === '' && none !== undefined) || questions.some(({ id }) => id === named)
  return (
    <Slot
      label={label}
      value={named}
      options={[
        ...(isThere ? [] : [[named, 'wybierz pytanie'] as const]),
        ...(none === undefined ? [] : [['', none] as const]),
        ...questions.map((question) => [question.id, `„${question.label}”`] as const),
      ]}
      onChange={onChange}
    />
  )
}
