import { renderToStaticMarkup } from 'react-dom/server'
import type { LandingPage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { filmPoster } from './film.tsx'
import { LandingView } from './landing-page.tsx'
import { BrandCrowded, BrandFailed, BrandMissing, BrandReview } from './plain-pages.tsx'

const TITLES: Readonly<Record<LandingPage['page'], string>> = {
  landing: 'Zapisy na wydarzenia',
  missing: 'Nie ma takiej strony',
  review: 'Strona czeka na sprawdzenie',
  crowded: 'Bardzo wiele osób naraz',
  failed: 'Coś się zepsuło',
}

/** Renders a page of the platform itself. */
export function render(props: LandingPage): RenderedPage {
  const isLanding = props.page === 'landing'
  return {
    ...(isLanding && {
      canonical: `${props.brand.address}/`,
      image: { address: `${props.brand.address}${filmPoster}` },
    }),
    title: `${props.brand.name}: ${TITLES[props.page].toLocaleLowerCase('pl')}`,
    description:
      'Zapisy i wpłaty przez internet: pielgrzymki, rekolekcje, konferencje, zbiórki. Na miejscu jedno piknięcie przy wejściu.',
    indexed: isLanding,
    brand: props.brand.id,
    themeColour: props.brand.id === 'obecni' ? '#f8faf6' : '#fbf8f2',
    style: null,
    body: renderToStaticMarkup(view(props)),
    styles: ['src/web/ui/base.css', 'src/web/kit/brand-frame.css', 'src/web/landing/landing.css'],
    script: isLanding ? 'src/web/landing/client.ts' : null,
    data: null,
  }
}

function view(props: LandingPage) {
  switch (props.page) {
    case 'landing':
      return <LandingView {...props} />
    case 'missing':
      return <BrandMissing {...props} />
    case 'review':
      return <BrandReview {...props} />
    case 'crowded':
      return <BrandCrowded {...props} />
    case 'failed':
      return <BrandFailed {...props} />
  }
}
