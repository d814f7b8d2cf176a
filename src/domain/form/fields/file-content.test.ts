import { describe, expect, test } from 'vitest'
import { bytes, four, two, zeros, zip } from '#test/support/zip.ts'
import { isWholePdf, kindOfContent } from './file-content.ts'
import { mediaTypeOf, safeFileName } from './file-rules.ts'

const DOCX = { '[Content_Types].xml': '', 'word/document.xml': '' }
const ODT = { mimetype: mediaTypeOf('odt'), 'content.xml': '' }

describe('kindOfContent', () => {
  test.each([
    ['pdf', bytes('%PDF-1.7\n')],
    ['jpg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytes([0x89], 'PNG\r\n\x1a\n')],
    ['webp', bytes('RIFF', four(20), 'WEBPVP8 ')],
    ['docx', zip(DOCX)],
    ['odt', zip(ODT)],
  ])('finds %s', (kind, content) => {
    expect(kindOfContent(content)).toBe(kind)
  })

  test.each([
    ['nothing', bytes()],
    ['a shorter beginning', bytes([0xff, 0xd8])],
    ['a script', bytes('#!/bin/sh\nrm -rf ~')],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', bytes('GIF89a')],
    ['a program', bytes('MZ', zeros(60))],
    ['a PDF behind something else', bytes('<html>', '%PDF-1.7')],
    ['a sound of the same container as WebP', bytes('RIFF', four(20), 'WAVE')],
    ['any zip file', zip({ 'a.txt': 'x' })],
    ['a zip file without its end', zip(DOCX).slice(0, -30)],
    [
      'a zip file whose directory leads astray',
      bytes('PK\x03\x04', 'PK\x05\x06', zeros(4), two(9), two(9), four(9), four(0xffffff), two(0)),
    ],
    ['a Word document with macros', zip({ ...DOCX, 'word/vbaProject.bin': '' })],
    ['an ODT with macros', zip({ ...ODT, 'Basic/Standard/Module1.xml': '' })],
    ['a spreadsheet', zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ])('takes %s for no kind', (_, content) => {
    expect(kindOfContent(content)).toBeNull()
  })
})

test('a whole PDF ends by its mark; one that was cut off, or to which much was added, does not', () => {
  const whole = '%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n'
  expect(isWholePdf(bytes(whole))).toBe(true)
  expect(isWholePdf(bytes(whole.slice(0, -8)))).toBe(false)
  expect(isWholePdf(bytes(whole, zeros(1100)))).toBe(false)
})

describe('safeFileName', () => {
  test.each([
    ['zgoda rodziców.pdf', 'pdf', 'zgoda rodziców.pdf'],
    ['Zdjęcie.JPEG', 'jpg', 'Zdjęcie.jpeg'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\Jan\\skan.pdf', 'pdf', 'skan.pdf'],
    ['wirus.html', 'png', 'wirus.html.png'],
    ['wirus.pdf.exe', 'pdf', 'wirus.pdf.exe.pdf'],
    ['zdjęcie\u202egpj.exe', 'jpg', 'zdjęciegpj.exe.jpg'],
    ['a"; filename="b\r\nSet-Cookie: x=1.pdf', 'pdf', 'a; filename=bSet-Cookie x=1.pdf'],
    ['.htaccess', 'png', 'htaccess.png'],
    ['...', 'png', 'plik.png'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['/', 'docx', 'plik.docx'],
    ['x\u0000.png', 'png', 'x.png'],
  ] as const)('%j of kind %s is stored as %j', (name, kind, stored) => {
    expect(safeFileName(name, kind)).toBe(stored)
  })

  test('a long name is cut and keeps its ending', () => {
    expect(safeFileName(`${'😀'.repeat(400)}.pdf`, 'pdf')).toBe(`${'😀'.repeat(150)}.pdf`)
  })
})
