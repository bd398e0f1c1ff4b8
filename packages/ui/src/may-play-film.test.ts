import { expect, test } from 'vitest'
import { type FilmFacts, mayPlayFilm } from './may-play-film.ts'

test.each<[string, Partial<FilmFacts>, boolean]>([
  ['where the browser says nothing of the line', {}, true],
  ['on a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['on a slow line', { effectiveType: '3g' }, false],
  ['on a very slow line', { effectiveType: 'slow-2g' }, false],
  ['for who saves data', { saveData: true, effectiveType: '4g' }, false],
  ['for who wants no movement', { reducedMotion: true }, false],
])('an unrequested film plays, or not: %s', (_, facts, plays) => {
  expect(mayPlayFilm({ reducedMotion: false, ...facts })).toBe(plays)
})
