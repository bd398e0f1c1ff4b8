import { drawText, textDots } from './letters.ts'
import type { Moment } from './moment.ts'
import { colour, fillBox, fillSpan, type Picture } from './picture.ts'
import type { Surface } from './surface.ts'

const black = colour(14, 16, 26)
const white = colour(246, 247, 250)
const accent = colour(190, 32, 44)
const usualBanners = ['HOME SCORES', 'AWAY SCORES'] as const
/** How long a cut's curtain takes to close, and again to open. */
const curtainSeconds = 0.48

/** Who wears what, the banner of a goal, and the curtain that hides a cut. One film stands for many games, so no score. */
export function drawOverlay(picture: Picture, surface: Surface, moment: Moment): void {
  const dot = Math.max(1, Math.floor(picture.height / 216))
  // In a race there are more than two.
  if (surface.game !== 'race') drawBoard(picture, surface, dot)
  const banners = surface.banners ?? usualBanners
  const top = picture.height * (surface.bannerTop ?? 0.74)
  if (moment.scorer !== null) drawBanner(picture, banners[moment.scorer], { top, dot: dot * 3 })
  if (Math.abs(moment.cutSeconds) < curtainSeconds) drawCurtain(picture, surface, moment.cutSeconds)
}

function drawBoard(picture: Picture, { teams: [home, away] }: Surface, dot: number): void {
  const cells = [
    { text: ' ', fill: home.shirt, ink: white },
    { text: 'HOME', fill: black, ink: white },
    { text: 'AWAY', fill: black, ink: white },
    { text: ' ', fill: away.shirt, ink: white },
  ]
  const widthOf = (text: string) => (text === ' ' ? dot * 3 : (textDots(text) + 6) * dot)
  const top = Math.round(picture.height * 0.05)
  const height = dot * 11
  // On the right: on the left players lay their own signs over the picture.
  let left = Math.round(picture.width * 0.96) - cells.reduce((sum, { text }) => sum + widthOf(text), 0)
  for (const { text, fill, ink } of cells) {
    const width = widthOf(text)
    fillBox(picture, { left, top, width, height }, fill)
    drawText(picture, text, { left: left + dot * 3, top: top + dot * 3, dot }, ink)
    left += width
  }
}

function drawBanner(picture: Picture, text: string, position: { top: number; dot: number }): void {
  const { dot } = position
  const width = (textDots(text) + 12) * dot
  const left = Math.round((picture.width - width) / 2)
  const top = Math.round(position.top)
  fillBox(picture, { left, top, width, height: dot * 9 }, accent)
  drawText(picture, text, { left: left + dot * 6, top: top + dot * 2, dot }, white)
}

/** Slanted, in the colours of both teams: closed at zero. */
function drawCurtain(picture: Picture, surface: Surface, cutSeconds: number): void {
  const { width, height } = picture
  const slant = height * 0.4
  const travel = width + slant
  const part = cutSeconds / curtainSeconds
  const [home, away] = surface.teams
  for (let row = 0; row < height; row += 1) {
    const lean = slant * (1 - row / height)
    const left = part < 0 ? -slant : part * travel - slant + lean
    const right = part < 0 ? (1 + part) * travel - slant + lean : width + slant
    const middle = part < 0 ? right - width * 0.5 : left + width * 0.5
    fillSpan(picture, row, left, Math.min(right, middle), home.shirt)
    fillSpan(picture, row, Math.max(left, middle), right, away.shirt)
  }
}
