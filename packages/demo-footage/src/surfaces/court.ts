import { colour } from '../picture.ts'
import { arc, box, type Surface, straight, white } from '../surface.ts'

export const court: Surface = {
  lengthMetres: 28,
  widthMetres: 15,
  stripes: [colour(206, 156, 98), colour(198, 148, 92)],
  stripeMetres: 1.4,
  around: colour(38, 70, 120),
  paint: white,
  lines: [
    ...box(0, 0, 28, 15),
    straight(14, 0, 14, 15),
    arc(14, 7.5, 1.8),
    ...box(0, 5.05, 5.8, 4.9),
    ...box(22.2, 5.05, 5.8, 4.9),
    arc(5.8, 7.5, 1.8, -Math.PI / 2, Math.PI / 2),
    arc(22.2, 7.5, 1.8, Math.PI / 2, Math.PI * 1.5),
    arc(1.6, 7.5, 6.75, -1.35, 1.35),
    arc(26.4, 7.5, 6.75, Math.PI - 1.35, Math.PI + 1.35),
  ],
  game: 'goals',
  formation: [
    [4, 7.5],
    [7, 3],
    [7, 12],
    [12, 5],
    [13, 7.2],
  ],
  metresPerSecond: 4.2,
  bodyMetres: 1.95,
  goal: { kind: 'basket', widthMetres: 1.8, heightMetres: 3.05 },
  ball: { colour: colour(232, 112, 40), radiusMetres: 0.16 },
  teams: [
    { shirt: colour(34, 52, 128), shorts: colour(34, 52, 128) },
    { shirt: colour(240, 196, 52), shorts: colour(240, 196, 52) },
  ],
}
