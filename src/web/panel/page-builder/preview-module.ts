import type { MountPreview } from '#web/kit/preview-port.ts'
import { brandName } from '../shared/brand.ts'

/** The code and the styles of the site, whose addresses are in the head of the panel: only the server knows them. */

interface PreviewModule {
  readonly mountPreview: MountPreview
}

function addresses(): { readonly module: string; readonly styles: readonly string[] } {
  const element = document.querySelector<HTMLMetaElement>('meta[name="preview-module"]')
  const [module, ...styles] = element?.content.split(' ') ?? []
  if (module === undefined) throw new Error('The panel does not contain the address of the preview.')
  return { module, styles }
}

export async function fetchPreview(): Promise<MountPreview> {
  const module: PreviewModule = await import(/* @vite-ignore */ addresses().module)
  return module.mountPreview
}

/** An empty document with the styles of the site; addresses of styles contain nothing to be escaped. */
export function frameDocument(): string {
  const links = addresses().styles.map((style) => `<link rel="stylesheet" href="${style}">`)
  const brand = brandName() === 'Obecni' ? 'obecni' : 'zapisano'
  return `<!doctype html><html lang="pl" data-brand="${brand}"><head><meta charset="utf-8"><title>Podgląd</title>${links.join('')}</head><body></body></html>`
}
