import type { SitePage } from '#contract/pages.ts'

interface PageHead {
  readonly title: string
  readonly description: string
  readonly indexed: boolean
}

/** Title, description, and whether search engines may know the page; of a demo they know nothing. */
export function pageHead(props: SitePage): PageHead {
  const head = headOf(props)
  return { ...head, indexed: head.indexed && !props.organiser.demo }
}

function headOf(props: SitePage): PageHead {
  const { organiser } = props
  const of = (title: string) => `${title} – ${organiser.name}`
  switch (props.page) {
    case 'home':
      return {
        title: of('Zapisy na wydarzenia'),
        description: `Wydarzenia, na które zaprasza ${organiser.name}.`,
        indexed: true,
      }
    case 'event': {
      const { title, page } = props.event.definition
      if (props.event.calledOff !== null)
        return { title: of(`Odwołane: ${title}`), description: `${title}: nie odbędzie się.`, indexed: true }
      return { title: of(title), description: page.lede ?? `${title}. Zapisy przez internet.`, indexed: true }
    }
    case 'register': {
      const { title } = props.event.definition
      return {
        title: of(`Zapisy: ${title}`),
        description: `Zapisz siebie i rodzinę: ${title}.`,
        indexed: false,
      }
    }
    case 'registration': {
      const { number, event } = props.registration
      return {
        title: of(`Moje zgłoszenie ${number}`),
        description: `Zgłoszenie: ${event.title}.`,
        indexed: false,
      }
    }
    case 'change':
      return {
        title: of(`Zmień zgłoszenie ${props.number}`),
        description: `Zgłoszenie: ${props.event.definition.title}.`,
        indexed: false,
      }
    case 'waiting': {
      const { title } = props.entry.event
      return {
        title: of(`Lista rezerwowa: ${title}`),
        description: `Lista rezerwowa: ${title}.`,
        indexed: false,
      }
    }
    case 'document':
      return {
        title: of(props.document.name),
        description: `${props.document.name}: ${props.event.definition.title}.`,
        indexed: true,
      }
    case 'missing':
      return { title: of('Nie ma takiej strony'), description: 'Nie ma takiej strony.', indexed: false }
    case 'failed':
      return { title: of('Coś się zepsuło'), description: 'Strona nie wczytała się.', indexed: false }
  }
}
