import { seededRandom } from './random.mjs'

/** Drawings that several scenes share. They glow when laid over a scene with the blend mode `screen`. */

const circle = (x, y, r, fill, opacity) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`

/** A crowd out of focus: a dot for each seat that is taken. `place(random)` gives a point in space. */
export function crowd(view, width, { seed, count, place, colors, size, opacity, blur }) {
  const random = seededRandom(seed)
  const dots = []
  for (let i = 0; i < count; i++) {
    const spot = view.project(place(random), width)
    const color = colors[Math.floor(random() * colors.length)]
    const strength = opacity * (0.25 + 0.75 * random() ** 2)
    const radius = size * (0.6 + 0.7 * random())
    if (!spot || spot.x < -50 || spot.x > width + 50) continue
    dots.push(circle(spot.x, spot.y, Math.max(0.8, radius * spot.perMetre), color, strength))
  }
  const id = `crowd${seed}`
  return `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})">${dots.join('')}</g>`
}

/** Large soft discs, as a lens makes of far lamps. */
export function bokeh(
  width,
  height,
  { seed, count, colors, top, bottom, from = 0, to = 1, radius, opacity },
) {
  const random = seededRandom(seed)
  const discs = []
  for (let i = 0; i < count; i++) {
    const x = width * (from + (to - from) * random())
    const y = height * (top + (bottom - top) * random())
    const r = radius * (0.35 + 0.9 * random() ** 1.5)
    const color = colors[Math.floor(random() * colors.length)]
    const strength = opacity * (0.25 + 0.75 * random())
    discs.push(circle(x, y, r, color, strength * 0.55))
    discs.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.97).toFixed(1)}" fill="none" stroke="${color}" stroke-width="${(r * 0.07).toFixed(1)}" stroke-opacity="${(strength * 0.5).toFixed(2)}"/>`,
    )
  }
  const id = `bokeh${seed}`
  return `<filter id="${id}"><feGaussianBlur stdDeviation="${(radius * 0.045).toFixed(1)}"/></filter><g filter="url(#${id})">${discs.join('')}</g>`
}

/** A bank of lamps with the glare around it; `r` is half the bank's width in pixels. */
export function lampBank(x, y, r, { rows = 3, columns = 6, color = '#fff4dc', glare = 11, id }) {
  const lamps = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lampX = x + ((column + 0.5) / columns - 0.5) * 2 * r
      const lampY = y + ((row + 0.5) / rows - 0.5) * 2 * r * (rows / columns)
      lamps.push(circle(lampX, lampY, (r / columns) * 0.78, '#ffffff', 1))
    }
  }
  return `<defs><radialGradient id="${id}">
    <stop offset="0" stop-color="${color}" stop-opacity=".95"/><stop offset=".07" stop-color="${color}" stop-opacity=".7"/>
    <stop offset=".2" stop-color="${color}" stop-opacity=".32"/><stop offset=".5" stop-color="${color}" stop-opacity=".1"/>
    <stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
    <filter id="${id}b"><feGaussianBlur stdDeviation="${(r * 0.05).toFixed(2)}"/></filter></defs>
    <circle cx="${x}" cy="${y}" r="${r * glare}" fill="url(#${id})"/>
    <ellipse cx="${x}" cy="${y}" rx="${r * glare * 1.5}" ry="${r * 0.22}" fill="url(#${id})"/>
    <g filter="url(#${id}b)">${lamps.join('')}</g>`
}

/** A shaft of light through mist from one point to a foot `spread` wide. */
export function beam(fromX, fromY, toX, toY, spread, { color, opacity, id }) {
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fromX}" y1="${fromY}" x2="${toX}" y2="${toY}">
    <stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${opacity * 0.35}"/>
    <stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>
    <filter id="${id}f" x="-40%" y="-20%" width="180%" height="140%"><feGaussianBlur stdDeviation="${(spread * 0.07).toFixed(1)}"/></filter></defs>
    <polygon filter="url(#${id}f)" fill="url(#${id})" points="${fromX - 6},${fromY} ${fromX + 6},${fromY} ${toX + spread},${toY} ${toX - spread},${toY}"/>`
}
