import type { Cue } from './timeline.ts'

/** Captions as WebVTT; `place` are cue settings that put them where the picture leaves room. */
export function webVtt(cues: readonly (Cue & { readonly place: string })[]): string {
  const blocks = cues.map(({ from, to, text, place }) => {
    const head = `${timeOf(from)} --> ${timeOf(to)} ${place}`.trim()
    return `${head}\n${asText(text)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** '00:01:02.345' */
function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const part = (unit: number, range: number, width = 2) =>
    String(Math.floor(ms / unit) % range).padStart(width, '0')
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
