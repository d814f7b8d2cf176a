import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from '../../scripts/support/command-failure.ts'
import { FILM, type Stage } from './stage.ts'
import { picturesOf, type Take } from './timeline.ts'

// Enough for a hand and for scrolling; more frames would only make the page heavier.
const RATE = 12

/** @throws CommandFailure when ffmpeg is not there */
export async function requireFfmpeg(): Promise<void> {
  const missing = new CommandFailure(
    'ffmpeg is missing, which makes the film of the pictures: on Debian, `apt-get install ffmpeg`.',
  )
  await ffmpeg(['-version']).catch(() => Promise.reject(missing))
}

/** Puts the recording into its place on the stage; returns a lossless file. */
export async function composeScene(
  take: Take,
  stage: Stage,
  picture: string,
  folder: string,
): Promise<string> {
  const list = join(folder, 'pictures.txt')
  const film = join(folder, 'scene.mkv')
  const pictures = picturesOf(take)
  const lines = pictures.flatMap(({ file, seconds }) => [`file '${file}'`, `duration ${seconds.toFixed(4)}`])
  // The last picture's duration is honoured only when another one follows.
  writeFileSync(list, ['ffconcat version 1.0', ...lines, `file '${pictures.at(-1)?.file}'`, ''].join('\n'))
  const length = pictures.reduce((sum, { seconds }) => sum + seconds, 0)
  const place = `pad=${FILM.width}:${FILM.height}:${stage.left}:${stage.top}`
  await ffmpeg([
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', picture],
    ...['-filter_complex', `[0]fps=${RATE},${place}[screen];[screen][1]overlay=format=rgb`],
    ...['-t', length.toFixed(3), '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', film],
  ])
  return film
}

/** What the landing page shows: the film for every browser, and its first look. */
export async function encodeFilm(
  scenes: readonly string[],
  posterAt: number,
  folder: string,
  target: string,
): Promise<void> {
  const list = join(folder, 'scenes.txt')
  writeFileSync(list, scenes.map((file) => `file '${file}'\n`).join(''))
  const all = ['-f', 'concat', '-safe', '0', '-i', list, '-pix_fmt', 'yuv420p', '-an']
  const vp9 = [
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', '-g', '240', '-tune-content', 'screen'],
    ...['-row-mt', '1', '-passlogfile', join(folder, 'vp9')],
  ]
  await ffmpeg([...all, ...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-'])
  await ffmpeg([...all, ...vp9, '-pass', '2', '-cpu-used', '3', join(target, 'demo.webm')])
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-tune', 'animation', '-g', '240']
  await ffmpeg([...all, ...h264, '-movflags', '+faststart', join(target, 'demo.mp4')])
  const poster = ['-ss', posterAt.toFixed(2), '-frames:v', '1', '-c:v', 'libwebp', '-quality', '78']
  await ffmpeg([...all.slice(0, 6), ...poster, join(target, 'poster.webp')])
}

function ffmpeg(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words])
    let output = ''
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed: ${output}`))))
  })
}
