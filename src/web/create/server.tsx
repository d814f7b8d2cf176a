import { renderToString } from 'react-dom/server'
import type { CreatePage } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'

/** Renders the wizard in which an organiser makes an account. */
export function render(props: CreatePage): RenderedPage {
  return {
    title: `${props.brand.name}: stwórz konto`,
    description: 'Konto organizatora w trzech krokach: domena, konto Google, nazwa. Bezpłatnie.',
    indexed: true,
    brand: props.brand.id,
    themeColour: props.brand.id === 'obecni' ? '#f8faf6' : '#fbf8f2',
    style: null,
    body: renderToString(<h1>Stwórz konto</h1>),
    styles: ['src/web/ui/base.css'],
    script: null,
    data: props,
  }
}
