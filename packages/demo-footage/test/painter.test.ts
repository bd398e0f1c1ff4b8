import { describe, expect, it } from 'vitest'
import { filmSize, surfaceNames } from '../src/films.ts'
import { createCamera } from '../src/painter/camera.ts'
import { deedPose } from '../src/painter/deed-poses.ts'
import { runPose, stances } from '../src/painter/poses.ts'
import { surfaces } from '../src/surfaces/index.ts'

describe.each(surfaceNames)('the camera at %s', name => {
  const surface = surfaces[name]
  const camera = createCamera(surface, filmSize)
  const middle = surface.lengthMetres / 2

  it('sees the fence and the near line where they are to be seen, and who is nearer larger', () => {
    const { view, widthMetres } = surface
    const far = camera.project({ x: middle, y: -view.fenceMetres })
    const near = camera.project({ x: middle, y: widthMetres })
    expect(far.y / filmSize.height).toBeCloseTo(view.farAt, 5)
    expect(near.y / filmSize.height).toBeCloseTo(view.nearAt, 5)
    expect(near.scale).toBeGreaterThan(far.scale)
    expect(camera.project({ x: middle, y: 0, z: 1 }).y).toBeLessThan(camera.project({ x: middle, y: 0 }).y)
  })

  it('turns to the game without a jerk, and not beyond what it may show', () => {
    const before = camera.x
    const steps = Array.from({ length: 250 }, () => {
      const from = camera.x
      camera.follow({ x: surface.lengthMetres * 2, zoom: 1 }, 0.04)
      return camera.x - from
    })
    expect(camera.x - before).toBeCloseTo(surface.view.panMetres, 1)
    for (const [at, step] of steps.entries())
      expect(Math.abs(step - (steps[at - 1] ?? 0))).toBeLessThan(surface.view.panMetres * 0.025)
  })
})

describe('what somebody does', () => {
  const usual = stances.guard

  it('begins with how they moved before, and ends so', () => {
    expect(deedPose('kick', -0.1, usual)).toEqual(usual)
    expect(deedPose('kick', 0, usual)).toMatchObject({ near: usual.near, arm: usual.arm })
    expect(deedPose('kick', 5, usual)).toMatchObject({ lean: usual.lean, near: usual.near, arm: usual.arm })
  })

  it('swings a leg forward to kick and lies down to fall', () => {
    expect(deedPose('kick', 0.27, usual).near[0]).toBeGreaterThan(70)
    expect(deedPose('fall', 1, usual).tilt).toBeGreaterThan(70)
  })

  it('runs with one leg before the other, and arms against them', () => {
    const { near, far, arm } = runPose(Math.PI / 2, 1)
    expect(near[0]).toBeGreaterThan(40)
    expect(far[0]).toBeLessThan(-20)
    expect(arm[0]).toBeLessThan(0)
  })
})
