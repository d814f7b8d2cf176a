import { expect, test } from 'vitest'
import { webVtt } from './web-vtt.ts'

test('captions are written with their times and places', () => {
  const cues = [
    { from: 0, to: 3.04, text: 'Mama zapisuje pięcioro dzieci.', place: 'line:40% size:44%' },
    { from: 61.5, to: 3725.9996, text: 'Zniżka > 0 zł & gotowe', place: '' },
  ]
  expect(webVtt(cues)).toBe(`WEBVTT

00:00:00.000 --> 00:00:03.040 line:40% size:44%
Mama zapisuje pięcioro dzieci.

00:01:01.500 --> 01:02:06.000
Zniżka &gt; 0 zł &amp; gotowe
`)
})
