import { colour } from '../picture.ts'
import { box, type Surface, straight, white } from '../surface.ts'

const wood = colour(222, 148, 84)
const front = colour(208, 120, 62)

/** A court of volleyball, seen from behind the near end as its games are filmed, so that the net is seen whole. */
export const net: Surface = {
  lengthMetres: 9,
  widthMetres: 18,
  stripes: [colour(30, 104, 120), colour(30, 104, 120)],
  stripeMetres: 9,
  around: colour(30, 104, 120),
  paint: white,
  colourAt: (x, y) => (x < 0 || x > 9 || y < 0 || y > 18 ? null : y > 6 && y < 12 ? front : wood),
  lines: [...box(0, 0, 9, 18), ...[6, 9, 12].map(y => straight(0, y, 9, y))],
  view: { heightMetres: 9.1, distanceMetres: 29, horizon: -0.09, panMetres: 0.9 },
  game: 'rally',
  /** On the near side; the others stand opposite. */
  formation: [
    [1.5, 11],
    [4.7, 10.4],
    [7.5, 11],
    [1.7, 15],
    [4.6, 16.6],
    [7.3, 15],
  ],
  metresPerSecond: 4.6,
  bodyMetres: 2.1,
  net: { topMetres: 2.43, bottomMetres: 1.4 },
  ball: { colour: colour(250, 232, 96), radiusMetres: 0.2 },
  teams: [
    { shirt: colour(200, 34, 84), shorts: colour(30, 30, 44) },
    { shirt: colour(236, 240, 246), shorts: colour(28, 60, 140) },
  ],
  // Its board counts sets.
  bannerTop: 0.84,
  banners: ['HOME WINS SET', 'AWAY WINS SET'],
}
