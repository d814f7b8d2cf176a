import type { FieldTypeName } from '#domain/form/field-types.ts'
import { controlsOf, createForm, type Form, loadForm, touchAll } from '#domain/form/form.ts'
import { Field } from '#web/kit/form/field.tsx'
import { UploadContext } from '#web/kit/form/form-uploads.tsx'
import { UntilReady } from '#web/kit/form/until-ready.tsx'
import type { UploadQueue } from '#web/kit/form/upload-queue.ts'
import { useForm } from '#web/kit/form/use-form.ts'
import { SAMPLES, sampleSpec } from './samples.ts'

type State = 'pusty' | 'wypelniony' | 'wymagany' | 'bledny' | 'wylaczony' | 'odczyt' | 'komentarz'

const TITLES: Readonly<Record<State, string>> = {
  pusty: 'pusty',
  wypelniony: 'wypełniony',
  wymagany: 'wymagany, po dotknięciu',
  bledny: 'błędny, po dotknięciu',
  wylaczony: 'wyłączony',
  odczyt: 'tylko do odczytu',
  komentarz: 'z\u00a0komentarzem',
}
const STATES: readonly State[] = Object.keys(TITLES) as State[]

/** A form of one field in one state. */
function createState(type: FieldTypeName, state: State): Form {
  const id = `${type}-${state}`
  const { saved, wrong } = SAMPLES[type]
  const empty = createForm([
    {
      controls: [
        sampleSpec(type, id, {
          required: state === 'wymagany',
          disabled: state === 'wylaczony',
          readonly: state === 'odczyt',
          ...(state === 'komentarz' ? { comment: 'Widzą to tylko organizatorzy.' } : {}),
        }),
      ],
    },
  ])
  if (state === 'wymagany') return touchAll(empty)
  if (state === 'bledny') return wrong === null ? empty : wrong(empty, id)
  return state === 'pusty' ? empty : loadForm(empty, { [id]: saved })
}

const createOtherState = (type: FieldTypeName, id: string, make: (form: Form, id: string) => Form) =>
  make(createForm([{ controls: [sampleSpec(type, id)] }]), id)

/** One type of field in all its states. */
export function StateGallery({ type }: { type: FieldTypeName }) {
  const states = STATES.filter((state) => state !== 'bledny' || SAMPLES[type].wrong !== null)
  return (
    <section className="gallery" id={`typ-${type}`}>
      <h2>{type}</h2>
      <div className={type === 'html' ? 'states wide' : 'states'}>
        {states.map((state) => (
          <FieldInState key={state} title={TITLES[state]} create={() => createState(type, state)} />
        ))}
        <UploadContext value={idleUploadQueue}>
          {Object.entries(SAMPLES[type].more ?? {}).map(([title, make], index) => (
            <FieldInState
              key={title}
              title={title}
              create={() => createOtherState(type, `${type}-${index}`, make)}
            />
          ))}
        </UploadContext>
      </div>
    </section>
  )
}

function FieldInState({ title, create }: { title: string; create: () => Form }) {
  const { form, setForm } = useForm(create)
  return (
    <div className="state">
      <h3>{title}</h3>
      <UntilReady>
        {controlsOf(form).map((control) => (
          <Field key={control.id} form={form} control={control} onChange={setForm} />
        ))}
      </UntilReady>
    </div>
  )
}

/** For screenshots of an upload in progress: nothing moves. */
const idleUploadQueue: UploadQueue = {
  hold: (field, file) => `${field} ${file.name}`,
  follow: () => undefined,
  stopAll: () => undefined,
}
