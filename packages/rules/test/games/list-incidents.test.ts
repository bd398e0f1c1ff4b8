import { expect, it } from 'vitest'
import { type CameraChange, listIncidents } from '../../src/index.ts'

const change = (state: CameraChange['state'], time: string, camera = 'Main'): CameraChange => ({
  camera,
  state,
  at: `2026-11-14T${time}:00Z`,
})

it('names each break of a camera, in order', () => {
  const broke = change('interrupted', '19:20')
  const dark = change('no_picture', '19:40', 'Goal')
  expect(
    listIncidents([change('live', '19:00'), broke, change('live', '19:21'), dark, change('ended', '21:00')]),
  ).toEqual([broke, dark])
})

it('ignores an encoder that is switched off at the end, but not one that never came back', () => {
  const offs = [change('interrupted', '20:58'), change('ended', '21:00')]
  expect(listIncidents(offs)).toEqual([])
  const lost = change('interrupted', '20:00')
  expect(listIncidents([lost, change('ended', '21:00')])).toEqual([lost])
})
