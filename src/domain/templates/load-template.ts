import type { Template, TemplateName } from './kit/template.ts'

const LOADERS: Readonly<Record<TemplateName, () => Promise<Template>>> = {
  'walking-pilgrimage': async () => (await import('./walking-pilgrimage/template.ts')).walkingPilgrimage,
  'cycling-pilgrimage': async () => (await import('./cycling-pilgrimage/template.ts')).cyclingPilgrimage,
  retreat: async () => (await import('./retreat/template.ts')).retreat,
  conference: async () => (await import('./conference/template.ts')).conference,
  run: async () => (await import('./run/template.ts')).run,
  camp: async () => (await import('./camp/template.ts')).camp,
  entries: async () => (await import('./entries/template.ts')).entries,
  collection: async () => (await import('./collection/template.ts')).collection,
}

/** The whole of one template, loaded when it is wanted: a browser that shows the cards needs none of it. */
export const loadTemplate = (name: TemplateName): Promise<Template> => LOADERS[name]()
