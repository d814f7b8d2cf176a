import type { ReactNode } from 'react'
import { getPanelFile } from '#contract/files.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { fileSize } from '#i18n/pl/files.ts'
import { addressOf } from '#web/lib/call.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { Registration } from '../shared/registration/registration-api.ts'

type Answered = Registration['answers'][number]

interface Props {
  readonly answers: readonly Answered[]
  readonly scope: EventScope
  readonly registrationId: string
}

/** Questions and their answers, line by line; for hidden answers, only that they were given. Files can be downloaded. */
export function AnswerRows({ answers, ...of }: Props): ReactNode {
  return answers.map(({ question, answer, files }) => (
    <span className="sub" key={question}>
      {question}:{' '}
      {files.length > 0 ? <Files files={files} {...of} /> : answer === HIDDEN ? <Hidden /> : answer}
    </span>
  ))
}

/** Each opens as a download, which the journal records. */
function Files({
  files,
  scope,
  registrationId,
}: Omit<Props, 'answers'> & Pick<Answered, 'files'>): ReactNode {
  return files.map(({ id, name, size, isThere }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      {isThere ? (
        <a href={addressOf(getPanelFile.path, { params: { ...scope, registrationId, fileId: id } })} download>
          {name}
        </a>
      ) : (
        `${name} (usunięty)`
      )}
      {isThere && ` (${fileSize(size)})`}
    </span>
  ))
}

/** Dots for the eye, words for a screen reader. */
const Hidden = () => (
  <span role="img" aria-label="podano, ukryte">
    {HIDDEN}
  </span>
)
