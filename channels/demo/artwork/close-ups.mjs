import { compose, titleShade } from './picture.mjs'
import { linear, normalize } from './space.mjs'
import { footballPart, puckParts, stickParts } from './sports.mjs'
import { grassBlades, stillLife, surfaces } from './still-life.mjs'

/** The football on the goal line, under the lights of a blue school. */
export function goalLine(width, height) {
  const view = { eye: [-1.2, 1.25, -6.9], target: [-1.35, 1.4, 0], fov: 60 }
  const pixels = stillLife({
    width,
    height,
    view,
    parts: [footballPart([0.5, 0.92, 0], normalize([0.92, 0.1, -0.36]))],
    center: [0.5, 0.9, 0],
    reach: 1.8,
    surface: surfaces.grass((_, z) => z - 0.4),
    key: [1, 0.93, 0.84],
    rim: linear('#2f86f6'),
    lamps: {
      count: 46,
      colors: [
        [0.55, 0.74, 1],
        [1, 0.9, 0.74],
        [0.2, 0.45, 1],
      ],
      top: 0.02,
      bottom: 0.42,
      from: 0.12,
      to: 1,
      size: 0.05,
      strength: 0.7,
    },
    seed: 91,
  })
  const greens = ['#173d18', '#24591f', '#122f14', '#306a29']
  const blades = grassBlades(width, view, {
    seed: 92,
    count: 1500,
    from: -7,
    to: 4,
    near: -4,
    far: -0.85,
    colors: greens,
  })
  return compose(pixels, [
    { body: `<g fill="none" stroke-linecap="round" stroke-opacity=".7">${blades}</g>` },
    { body: titleShade(width, height) },
  ])
}

/** A stick behind the puck, the moment before it is played. */
export function faceOff(width, height) {
  const pixels = stillLife({
    width,
    height,
    view: { eye: [-1.2, 1.9, -7.6], target: [-1, 1.35, 0], fov: 58 },
    parts: [
      ...puckParts([0.6, 0.34, 0]),
      ...stickParts([4.9, 0.5, 2.2], normalize([-0.94, 0, -0.34]), [0.3, 0.012, 0.03]),
    ],
    center: [4, 2.2, 1.6],
    reach: 6,
    surface: surfaces.ice((_, z) => z - 1.1),
    key: [0.86, 0.95, 1.06],
    rim: linear('#dc143c'),
    lamps: {
      count: 46,
      colors: [
        [0.7, 0.86, 1],
        [1, 1, 1],
        [1, 0.4, 0.36],
      ],
      top: 0.02,
      bottom: 0.42,
      from: 0.1,
      to: 1,
      size: 0.05,
      strength: 0.7,
    },
    seed: 95,
  })
  return compose(pixels, [{ body: titleShade(width, height) }])
}
