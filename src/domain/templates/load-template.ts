import type { Template, TemplateName } from './template.ts'

const LOADERS: Readonly<Record<TemplateName, () => Promise<Template>>> = {
  'walking-pilgrimage': async () => (await import('./walking-pilgrimage/template.ts')).walkingPilgrimage,
  'cycling-pilgrimage': async () => (await import('./cycling-pilgrimage/template.ts')).cyclingPilgrimage,
  retreat: async () => (await import('./retreat/template.ts')).retreat,
}

/** The whole of one template, loaded when it is wanted: a browser that shows the cards needs none of it. */
export const loadTemplate = (name: TemplateName): Promise<Template> => LOADERS[name]()
