import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { CheckField } from '#web/ui/field.tsx'
import { fullMoment } from '../shared/dates.ts'
import type { Board } from './lodging-api.ts'

type Published = Board['published'][number]

interface Props {
  readonly published: Published
  readonly isBusy: boolean
  readonly onPublish: (mailFirst: boolean, after: () => void) => void
}

/** Whether people see where they are, and showing it to them: how many would read what comes first. */
export function Publication({ published, isBusy, onPublish }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const [mailFirst, setMailFirst] = useState(true)
  const { at, first, changed, messages, firstMessages } = published
  const mails = messages + (mailFirst ? firstMessages : 0)
  const isNews = first + changed > 0
  return (
    <div className="lodging-publication">
      <p role="status">
        {at === null
          ? 'Uczestnicy jeszcze nie widzą przydziału.'
          : `Uczestnicy widzą przydział od: ${fullMoment(at)}.`}
        {at !== null && isNews && ` Od tego czasu coś się zmieniło: ${pl.counts.people(first + changed)}.`}
      </p>
      {open ? (
        <div className="lodging-preview">
          <ul>
            {first > 0 && (
              <li>{`Pierwszy raz zobaczy swój przydział: ${pl.counts.people(first)}, na stronie „Moje zgłoszenie”.`}</li>
            )}
            {changed > 0 && (
              <li>{`Ma inny przydział niż ogłoszony: ${pl.counts.people(changed)}. Wiadomość wyjdzie do: ${pl.counts.registrations(messages)}.`}</li>
            )}
          </ul>
          {firstMessages > 0 && (
            <CheckField id="lodging-tell" checked={mailFirst} onChange={setMailFirst}>
              {`Wyślij im też wiadomość z\u00a0przydziałem: ${pl.counts.registrations(firstMessages)}`}
            </CheckField>
          )}
          <div className="lodging-buttons">
            <button
              type="button"
              className="btn"
              disabled={isBusy}
              onClick={() => onPublish(mailFirst, () => setOpen(false))}
            >
              {mails > 0 ? 'Opublikuj i\u00a0wyślij' : 'Opublikuj'}
            </button>
            <button type="button" className="btn text" onClick={() => setOpen(false)}>
              Jeszcze nie
            </button>
          </div>
        </div>
      ) : (
        isNews && (
          <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
            {at === null ? 'Opublikuj przydział' : 'Opublikuj zmiany'}
          </button>
        )
      )}
    </div>
  )
}
