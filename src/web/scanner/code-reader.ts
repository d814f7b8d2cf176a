/** The browser's own reader of codes; not in the DOM types, and not in every browser. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): CodeReader
        getSupportedFormats(): Promise<string[]>
      }
    | undefined
}

/** A reader of QR codes, or null where the browser has none or the device no camera to use it with. */
export async function createCodeReader(): Promise<CodeReader | null> {
  const Detector = globalThis.BarcodeDetector
  if (Detector === undefined || navigator.mediaDevices?.getUserMedia === undefined) return null
  const formats = await Detector.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code') ? new Detector({ formats: ['qr_code'] }) : null
}
