import type { Poster } from './poster-words.ts'

type Code = Poster['qr']

/** Around the code, in modules: what readers need to find it. */
const QUIET = 4
/** Pixels of one module in a picture: sharp on a poster, and still a small file. */
const MODULE = 24

/** The code as an SVG file, as an address for a download. */
export function qrSvgAddress({ size, path }: Code): string {
  const side = size + 2 * QUIET
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" width="1000" height="1000"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z"/><path fill="#000" d="${path}" shape-rendering="crispEdges"/></svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The code as a PNG file, as an address for a download; null where the browser draws no pictures. */
export function qrPngAddress({ size, path }: Code): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (size + 2 * QUIET) * MODULE
  const drawing = canvas.getContext('2d')
  if (drawing === null) return null
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.setTransform(MODULE, 0, 0, MODULE, QUIET * MODULE, QUIET * MODULE)
  drawing.fillStyle = '#000'
  drawing.fill(new Path2D(path))
  return canvas.toDataURL('image/png')
}
