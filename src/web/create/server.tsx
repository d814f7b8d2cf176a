import { renderToString } from 'react-dom/server'
import type { CreatePage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { createAnswers } from './availability.ts'
import { CreatePageView } from './create-page.tsx'
import { documentTitle } from './document-title.ts'
import { STEP_NAMES } from './steps.ts'

/** Renders the wizard in which an organiser creates an account, at its first step. */
export function render(props: CreatePage): RenderedPage {
  return {
    title: documentTitle(STEP_NAMES.domena, props.brand),
    description:
      'Załóż bezpłatne konto organizatora w trzech krokach: domena, konto Google, nazwa. Strona zapisów działa od razu.',
    canonical: `${props.brand.address}/create`,
    indexed: true,
    brand: props.brand.id,
    themeColour: props.brand.id === 'obecni' ? '#f8faf6' : '#fbf8f2',
    style: null,
    body: renderToString(<CreatePageView page={props} answers={createAnswers()} />),
    styles: ['src/web/ui/base.css', 'src/web/create/create.css'],
    script: 'src/web/create/client.tsx',
    data: props,
  }
}
