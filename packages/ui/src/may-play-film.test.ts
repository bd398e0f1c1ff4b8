import { expect, test } from 'vitest'
import { type FilmFacts, mayPlayFilm } from './may-play-film.ts'

test.each<[string, Partial<FilmFacts>, boolean]>([
  ['if the browser does not know the connection', {}, true],
  ['on a fast connection', { saveData: false, effectiveType: '4g' }, true],
  ['on a slow connection', { effectiveType: '3g' }, false],
  ['on a very slow connection', { effectiveType: 'slow-2g' }, false],
  ['for users who save data', { saveData: true, effectiveType: '4g' }, false],
  ['for users who want no movement', { reducedMotion: true }, false],
  ['on a low battery', { battery: { charging: false, level: 0.2 } }, false],
  ['on a low battery that is being charged', { battery: { charging: true, level: 0.1 } }, true],
  ['on a full battery', { battery: { charging: false, level: 0.9 } }, true],
])('an unrequested film plays, or not: %s', (_, facts, plays) => {
  expect(mayPlayFilm({ reducedMotion: false, ...facts })).toBe(plays)
})
