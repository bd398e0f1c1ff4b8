import { contrast } from '@grandstand/rules'

/** Away from the left, home from the right; white letters stay readable on it. */
export function sideLight(
  { width, height }: { width: number; height: number },
  sides: readonly { color: string }[],
  isOverPicture: boolean,
): string {
  const [first, last] = [sides[0]?.color ?? '#26304a', sides.at(-1)?.color ?? '#1d2433'].map(darken)
  const light = (id: string, x: number, color: string | undefined) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${height * 0.4}) scale(${width * 0.72} ${height * 1.1})">
      <stop offset="0" stop-color="${color}" stop-opacity=".95"/><stop offset=".5" stop-color="${color}" stop-opacity=".5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>
    </radialGradient>`
  const whole = `width="${width}" height="${height}"`
  return `<defs>${light('away', 0, first)}${light('home', width, last)}<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#07090e" stop-opacity="0"/><stop offset="1" stop-color="#07090e" stop-opacity=".55"/></linearGradient></defs>
    <rect ${whole} fill="#0b0f18" fill-opacity="${isOverPicture ? 0.5 : 1}"/><rect ${whole} fill="url(#away)"/><rect ${whole} fill="url(#home)"/><rect ${whole} fill="url(#foot)"/>`
}

/** A yellow or white team gives less light. */
function darken(color: string): string {
  let [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  const hex = () =>
    `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
  while (contrast(hex(), '#ffffff') < 3.2) [red, green, blue] = [red * 0.92, green * 0.92, blue * 0.92]
  return hex()
}
