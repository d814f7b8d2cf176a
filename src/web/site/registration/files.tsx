import type { getFile as GetFile } from '#contract/files.ts'
import { fileSize } from '#i18n/pl/files.ts'
import * as words from '#i18n/pl/site/registration.ts'
import { tie } from '#i18n/text/typography.ts'
import { addressOf, type Remote } from '#web/lib/call.ts'
import type { Registration } from './use-registration.ts'

export const getFile: Remote<typeof GetFile> = {
  method: 'GET',
  path: '/v1/site/registrations/:token/files/:fileId',
}

interface Props {
  readonly registration: Registration
  readonly token: string
}

/** What was uploaded with the answers, to be downloaded by who holds the link. */
export function Files({ registration: { files, people }, token }: Props) {
  if (files.length === 0) return null
  const nameOf = (ref: string | null) => {
    const person = people.find((each) => each.ref === ref)
    return person === undefined ? '' : `, ${person.firstName} ${person.lastName}`
  }
  return (
    <section aria-labelledby="pliki">
      <h2 id="pliki">{words.files}</h2>
      <ul className="mine-people">
        {files.map(({ id, name, size, question, person }) => (
          <li key={id}>
            <a href={addressOf(getFile.path, { params: { token, fileId: id } })} download>
              {name}
            </a>
            <span>
              {tie(question)}
              {nameOf(person)}, {fileSize(size)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
