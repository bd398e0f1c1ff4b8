/**
 * Draws every picture of the demo channel; nothing here is a photograph and nothing comes from elsewhere.
 *
 *   node channels/demo/make-images.mjs            all pictures, some minutes
 *   node channels/demo/make-images.mjs crests     only those with "crests" in their path
 */
import { join } from 'node:path'
import { basketballCourt } from './artwork/basketball-court.mjs'
import { logo, shareImage } from './artwork/brand.mjs'
import { faceOff, goalLine } from './artwork/close-ups.mjs'
import { crest, schools } from './artwork/crests.mjs'
import { footballNight } from './artwork/football-night.mjs'
import { iceRink } from './artwork/ice-rink.mjs'
import { save } from './artwork/picture.mjs'
import { sportAliases, sportPicture } from './artwork/sports.mjs'
import { trackSunset } from './artwork/track-sunset.mjs'
import { tunnel } from './artwork/tunnel.mjs'

const slide = draw => () => draw(1920, 1080)

const pictures = {
  'logo.png': logo,
  'share.jpg': shareImage,
  'slides/football-night.webp': slide(footballNight),
  'slides/ice-rink.webp': slide(iceRink),
  'slides/basketball-court.webp': slide(basketballCourt),
  'slides/track-sunset.webp': slide(trackSunset),
  'slides/tunnel-blue.webp': slide((width, height) => tunnel(width, height, '#2f86f6')),
  'slides/tunnel-gold.webp': slide((width, height) => tunnel(width, height, '#f5b82e')),
  'slides/goal-line.webp': slide(goalLine),
  'slides/face-off.webp': slide(faceOff),
  ...Object.fromEntries(schools.map(school => [`crests/${school.name}.webp`, () => crest(school)])),
  ...Object.fromEntries(
    sportAliases.map(alias => [`sports/${alias}.webp`, () => sportPicture(alias, 800, 450)]),
  ),
}

const wanted = process.argv[2] ?? ''
for (const [path, draw] of Object.entries(pictures)) {
  if (path.includes(wanted)) await save(await draw(), join(import.meta.dirname, 'images', path))
}
