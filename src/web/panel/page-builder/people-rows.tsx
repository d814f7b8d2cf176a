import { type ReactNode, useState } from 'react'
import { idOfName } from '#domain/event/draft/questions/id-of-name.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { Icon } from '../shared/icon.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { pageAddress } from './page-address.ts'
import { changeBlock, type PageEditor } from './page-editor.ts'
import { PictureSlot } from './picture-slot.tsx'

/** People and partners of the page: rows with a name first. */

export function PeopleRows({ editor, block }: { editor: PageEditor; block: BlockOf<'people'> }): ReactNode {
  type Person = (typeof block.people)[number]
  const put = (people: Person[]) => changeBlock(editor, block, (now) => ({ ...now, people }))
  const change = (person: Person) => put(block.people.map((each) => (each.id === person.id ? person : each)))
  return (
    <>
      <ul className="pb-rows">
        {block.people.map((person) => {
          const { role: _, ...withoutRole } = person
          const { note: __, ...withoutNote } = person
          const { picture: ___, ...withoutPicture } = person
          return (
            <li key={person.id}>
              <div>
                <TextInPlace
                  className="pb-strong"
                  label="Imię i nazwisko"
                  max={120}
                  required
                  value={person.name}
                  onChange={(name) => name !== null && change({ ...person, name })}
                />
                <TextInPlace
                  label={`${person.name}: kim jest tutaj`}
                  placeholder="Kim jest tutaj? Na przykład: przewodnik grupy"
                  max={120}
                  value={person.role ?? null}
                  onChange={(role) => change(role === null ? withoutRole : { ...person, role })}
                />
                <TextInPlace
                  label={`${person.name}: kilka słów`}
                  placeholder="Kilka słów, jeśli trzeba"
                  max={300}
                  rows={2}
                  value={person.note ?? null}
                  onChange={(note) => change(note === null ? withoutNote : { ...person, note })}
                />
                <PictureSlot
                  accountId={editor.accountId}
                  purpose="page"
                  label={`Zdjęcie: ${person.name}`}
                  picture={person.picture ?? null}
                  onChange={(picture) => change(picture === null ? withoutPicture : { ...person, picture })}
                />
              </div>
              <Remove
                name={person.name}
                onClick={() => put(block.people.filter(({ id }) => id !== person.id))}
              />
            </li>
          )
        })}
      </ul>
      <NewName
        label="Nowa osoba"
        placeholder="Imię i nazwisko"
        button="Dodaj osobę"
        onAdd={(name) =>
          put([
            ...block.people,
            {
              id: idOfName(
                name,
                block.people.map(({ id }) => id),
              ),
              name,
            },
          ])
        }
      />
    </>
  )
}

export function PartnerRows({
  editor,
  block,
}: {
  editor: PageEditor
  block: BlockOf<'partners'>
}): ReactNode {
  type Partner = (typeof block.partners)[number]
  const put = (partners: Partner[]) => changeBlock(editor, block, (now) => ({ ...now, partners }))
  const change = (partner: Partner) =>
    put(block.partners.map((each) => (each.id === partner.id ? partner : each)))
  return (
    <>
      <ul className="pb-rows">
        {block.partners.map((partner) => {
          const { link: _, ...withoutLink } = partner
          const { logo: __, ...withoutLogo } = partner
          return (
            <li key={partner.id}>
              <div>
                <TextInPlace
                  className="pb-strong"
                  label="Nazwa partnera"
                  max={120}
                  required
                  value={partner.name}
                  onChange={(name) => name !== null && change({ ...partner, name })}
                />
                <TextInPlace
                  label={`${partner.name}: adres strony`}
                  placeholder="Adres strony, na przykład www.example.org"
                  max={480}
                  value={partner.link ?? null}
                  onChange={(typed) => {
                    const link = typed === null ? null : pageAddress(typed)
                    if (typed === null) change(withoutLink)
                    else if (link !== null) change({ ...partner, link })
                  }}
                />
                <PictureSlot
                  accountId={editor.accountId}
                  purpose="logo"
                  label={`Znak: ${partner.name}`}
                  picture={partner.logo ?? null}
                  onChange={(logo) => change(logo === null ? withoutLogo : { ...partner, logo })}
                />
              </div>
              <Remove
                name={partner.name}
                onClick={() => put(block.partners.filter(({ id }) => id !== partner.id))}
              />
            </li>
          )
        })}
      </ul>
      <NewName
        label="Nowy partner"
        placeholder="Nazwa"
        button="Dodaj partnera"
        onAdd={(name) =>
          put([
            ...block.partners,
            {
              id: idOfName(
                name,
                block.partners.map(({ id }) => id),
              ),
              name,
            },
          ])
        }
      />
    </>
  )
}

function Remove({ name, onClick }: { name: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="icon-button" aria-label={`Usuń: ${name}`} onClick={onClick}>
      <Icon name="close" size={20} />
    </button>
  )
}

function NewName(props: {
  label: string
  placeholder: string
  button: string
  onAdd: (name: string) => void
}): ReactNode {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  return (
    <form
      className="pb-new-name"
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault()
        if (name === '') return
        props.onAdd(name)
        setTyped('')
      }}
    >
      <input
        className="input"
        aria-label={props.label}
        placeholder={props.placeholder}
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" className="btn quiet" disabled={name === ''}>
        {props.button}
      </button>
    </form>
  )
}
