import QRCode from 'qrcode'

/** M: a crumpled print still reads; codes are short, so the picture stays coarse. */
const OPTIONS = { errorCorrectionLevel: 'M' } as const

export interface QrPath {
  /** Modules per side, without the quiet zone. */
  readonly size: number
  /** The dark modules as an SVG path in units of one module. */
  readonly path: string
}

/** A code as one SVG path, drawn by the page without a request. */
export function qrPath(text: string): QrPath {
  const { modules } = QRCode.create(text, OPTIONS)
  const { size } = modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size, path }
}

/** For e-mail, where SVG is not shown. */
export function qrPng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...OPTIONS, margin: 4, width: 400 })
}
