import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>
export type PdfTag = ReturnType<Pdf['struct']>

/** Atkinson Hyperlegible Next, not subsetted: includes Polish letters (SIL Open Font License 1.1). */
const FONT = '@expo-google-fonts/atkinson-hyperlegible-next'
const FACES = {
  text: `${FONT}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`,
  strong: `${FONT}/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf`,
} as const

/** Makes the faces 'text' and 'strong' known to a document. */
export async function registerFaces(pdf: Pdf): Promise<void> {
  for (const [name, path] of Object.entries(FACES)) {
    pdf.registerFont(name, await readFile(fileURLToPath(import.meta.resolve(path))))
  }
}

/** The bytes of a document once it has ended; begin to collect them before anything is drawn. */
export function collectPdf(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
