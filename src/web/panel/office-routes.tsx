import { createRoute, useParams } from '@tanstack/react-router'
import { readInvitesSearch } from './invites/invites-search.ts'
import { readLodgingSearch, readPrintSearch } from './lodging/print-search.ts'
import { RegistrationsPage } from './registrations/registrations-page.tsx'
import { frame, whenLoaded } from './route-frame.tsx'
import { lazyPage } from './shared/lazy-page.ts'
import { readListSearch } from './shared/list/list-search.ts'

/** The pages on which the office works all day: registrations and people, rooms, places, and the desk. */

const GroupsPage = lazyPage(async () => (await import('./groups/groups-page.tsx')).GroupsPage)

const DocumentsPage = lazyPage(async () => (await import('./documents/documents-page.tsx')).DocumentsPage)

const CampCardsPage = lazyPage(async () => (await import('./camp-cards/camp-cards-page.tsx')).CampCardsPage)

const StaffPage = lazyPage(async () => (await import('./staff/staff-page.tsx')).StaffPage)

const StaffPrintPage = lazyPage(async () => (await import('./staff/print-page.tsx')).StaffPrintPage)

const LodgingPage = lazyPage(async () => (await import('./lodging/lodging-page.tsx')).LodgingPage)

const LodgingPrintPage = lazyPage(async () => (await import('./lodging/print-page.tsx')).LodgingPrintPage)

const LivePlacesPage = lazyPage(
  async () => (await import('./live-places/live-places-page.tsx')).LivePlacesPage,
)

const DeskPage = lazyPage(async () => (await import('./desk/desk-page.tsx')).DeskPage)

const PaperFormPage = lazyPage(async () => (await import('./paper-form/paper-form-page.tsx')).PaperFormPage)

const JobsPage = lazyPage(async () => (await import('./jobs/jobs-page.tsx')).JobsPage)

const JobPage = lazyPage(async () => (await import('./jobs/job-page.tsx')).JobPage)

const ListFilesPage = lazyPage(async () => (await import('./list-files/list-files-page.tsx')).ListFilesPage)

const DuplicatesPage = lazyPage(
  async () => (await import('./registrations/duplicates/duplicates-page.tsx')).DuplicatesPage,
)

const InvitesPage = lazyPage(async () => (await import('./invites/invites-page.tsx')).InvitesPage)

const ImportPage = lazyPage(async () => (await import('./importing/import-page.tsx')).ImportPage)

const registrations = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zgloszenia',
  validateSearch: readListSearch,
  component: function Registrations() {
    const { eventId } = registrations.useParams()
    const { registrationId } = useParams({ strict: false })
    return (
      <RegistrationsPage
        list="registrations"
        eventId={eventId}
        registrationId={registrationId ?? null}
        search={registrations.useSearch()}
      />
    )
  },
})

/** The drawer over the list has an address of its own; the list page shows both. */
const registration = createRoute({
  getParentRoute: () => registrations,
  path: '$registrationId',
  component: () => null,
})

const people = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/uczestnicy',
  validateSearch: readListSearch,
  component: function People() {
    const { eventId } = people.useParams()
    const { registrationId } = useParams({ strict: false })
    return (
      <RegistrationsPage
        list="people"
        eventId={eventId}
        registrationId={registrationId ?? null}
        search={people.useSearch()}
      />
    )
  },
})

const registrationOfPerson = createRoute({
  getParentRoute: () => people,
  path: '$registrationId',
  component: () => null,
})

const groups = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/grupy',
  component: function Groups() {
    const { eventId } = groups.useParams()
    return whenLoaded(<GroupsPage eventId={eventId} />)
  },
})

const documents = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zgody',
  component: function Documents() {
    const { eventId } = documents.useParams()
    return whenLoaded(<DocumentsPage key={eventId} eventId={eventId} />)
  },
})

const campCards = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/karty-kwalifikacyjne',
  component: function CampCards() {
    const { eventId } = campCards.useParams()
    return whenLoaded(<CampCardsPage key={eventId} eventId={eventId} />)
  },
})

const staff = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kadra',
  component: function Staff() {
    const { eventId } = staff.useParams()
    return whenLoaded(<StaffPage key={eventId} eventId={eventId} />)
  },
})

const staffPrint = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kadra/wykaz',
  component: function StaffPrint() {
    const { eventId } = staffPrint.useParams()
    return whenLoaded(<StaffPrintPage key={eventId} eventId={eventId} />)
  },
})

const lodging = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/noclegi',
  validateSearch: readLodgingSearch,
  component: function Lodging() {
    const { eventId } = lodging.useParams()
    return whenLoaded(<LodgingPage key={eventId} eventId={eventId} of={lodging.useSearch().dla ?? null} />)
  },
})

const lodgingPrint = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/noclegi/wydruk',
  validateSearch: readPrintSearch,
  component: function LodgingPrint() {
    const { eventId } = lodgingPrint.useParams()
    return whenLoaded(<LodgingPrintPage key={eventId} eventId={eventId} search={lodgingPrint.useSearch()} />)
  },
})

const livePlaces = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/miejsca',
  component: function LivePlaces() {
    const { eventId } = livePlaces.useParams()
    return whenLoaded(<LivePlacesPage key={eventId} eventId={eventId} />)
  },
})

const desk = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/biuro',
  component: function Desk() {
    const { eventId } = desk.useParams()
    return whenLoaded(<DeskPage key={eventId} eventId={eventId} />)
  },
})

const jobs = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zadania',
  component: function Jobs() {
    const { eventId } = jobs.useParams()
    return whenLoaded(<JobsPage key={eventId} eventId={eventId} />)
  },
})

const job = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zadania/$jobId',
  component: function Job() {
    const { eventId, jobId } = job.useParams()
    return whenLoaded(<JobPage key={jobId} eventId={eventId} jobId={jobId} />)
  },
})

const listFiles = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/pliki-list',
  component: function ListFiles() {
    const { eventId } = listFiles.useParams()
    return whenLoaded(<ListFilesPage key={eventId} eventId={eventId} />)
  },
})

const duplicates = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/powtorzenia',
  component: function Duplicates() {
    const { eventId } = duplicates.useParams()
    return whenLoaded(<DuplicatesPage key={eventId} eventId={eventId} />)
  },
})

const invites = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zaproszenia',
  validateSearch: readInvitesSearch,
  component: function Invites() {
    const { eventId } = invites.useParams()
    return whenLoaded(<InvitesPage key={eventId} eventId={eventId} search={invites.useSearch()} />)
  },
})

const importing = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/wczytaj',
  component: function Importing() {
    const { eventId } = importing.useParams()
    return whenLoaded(<ImportPage key={eventId} eventId={eventId} />)
  },
})

const paperForm = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/formularz-do-druku',
  component: function Paper() {
    const { eventId } = paperForm.useParams()
    return whenLoaded(<PaperFormPage key={eventId} eventId={eventId} />)
  },
})

export const officeRoutes = [
  registrations.addChildren([registration]),
  people.addChildren([registrationOfPerson]),
  groups,
  documents,
  campCards,
  staff,
  staffPrint,
  lodging,
  lodgingPrint,
  livePlaces,
  desk,
  paperForm,
  jobs,
  job,
  listFiles,
  duplicates,
  importing,
  invites,
] as const
