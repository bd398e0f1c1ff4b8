import type { ColorSettings } from '@grandstand/contract'
import type { ColorName } from '@grandstand/contract/constants'
import { colorNames } from '@grandstand/contract/constants'

/** Percentages at which the interface uses a colour. */
export const opacitySteps: Partial<Record<ColorName, readonly number[]>> = {
  'footer-background': [20, 50, 70],
  'body-background': [10, 20, 50, 70],
  'body-text': Array.from({ length: 19 }, (_, step) => (step + 1) * 5),
  'header-text': [50],
  'header-background': [10, 50, 70],
}

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever is read more easily on the colour; one of them always reaches 4.5. */
export function readableOn(background: string): string {
  return contrast(background, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'
}

/** The colour itself where it can be read on the background, else moved towards the text's colour until it can. */
export function legible(color: string, background: string, textColor: string): string {
  for (let share = 0; share < 100; share += 5) {
    const mixed = mix(textColor, color, share / 100)
    if (contrast(mixed, background) >= 4.5) return mixed
  }
  return textColor
}

function mix(a: string, b: string, shareOfA: number): string {
  const channels = [1, 3, 5].map(at => {
    const [from, to] = [b, a].map(hex => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((from ?? 0) * (1 - shareOfA) + (to ?? 0) * shareOfA)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Every CSS variable that the interface takes its colours from. */
export function colorVariables(colors: ColorSettings): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const name of colorNames) {
    variables[`--${name}`] = colors[name]
    for (const step of opacitySteps[name] ?? []) {
      variables[`--${name}-${step}`] = `color-mix(in srgb, var(--${name}) ${step}%, transparent)`
    }
  }
  const background = colors['body-background']
  for (const [name, step] of [
    ['--surface-1', 4],
    ['--surface-2', 8],
    ['--surface-3', 14],
  ] as const) {
    variables[name] = `color-mix(in srgb, var(--body-text) ${step}%, var(--body-background))`
  }
  variables['--primary-text'] = readableOn(colors.primary)
  variables['--live-text'] = readableOn(colors.live)
  // A brand colour may be too dark or too light to be read as text on the page, or on a panel or dialog upon it.
  const panel = mix(colors['body-text'], background, 0.04)
  variables['--primary-on-body'] = legible(colors.primary, panel, colors['body-text'])
  variables['--live-on-body'] = legible(colors.live, panel, colors['body-text'])
  // Native controls and scroll bars follow the palette.
  variables['color-scheme'] = luminance(background) < 0.2 ? 'dark' : 'light'
  return variables
}

export function themeCss(colors: ColorSettings): string {
  const lines = Object.entries(colorVariables(colors)).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}
