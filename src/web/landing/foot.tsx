import type { BrandView, FootView } from '#contract/pages.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { NewTabLink } from '#web/kit/new-tab-link.tsx'

/** The foot of the brand's own pages (specification §2, 'Footer'). */
export const Foot = ({ brand, foot }: { brand: BrandView; foot: FootView }) => (
  <footer className="foot">
    <div className="wrap">
      <div>
        <BrandMark brand={brand} />
        <p>
          © {foot.year} {foot.domain}
        </p>
        <p>
          Działamy też pod nazwą <NewTabLink href={foot.sister.address}>{foot.sister.name}</NewTabLink>
        </p>
        <p>Zrobione w&nbsp;Krakowie.</p>
      </div>
      <nav aria-label="Dokumenty i profile">
        <NewTabLink href={foot.documents.terms}>Regulamin</NewTabLink>
        <NewTabLink href={foot.documents.privacy}>Polityka prywatności</NewTabLink>
        <NewTabLink href={foot.facebook}>Facebook</NewTabLink>
      </nav>
    </div>
  </footer>
)
