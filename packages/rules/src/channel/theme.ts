import type { ColorSettings } from '@grandstand/contract'
import type { ColorName, ColorScheme } from '@grandstand/contract/constants'
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

type Scheme = 'dark' | 'light'

export function schemeOf(colors: ColorSettings): Scheme {
  return luminance(colors['body-background']) < 0.2 ? 'dark' : 'light'
}

/** What stands in for the colours of a channel in the scheme that it has chosen none for. */
const neutral = {
  dark: {
    body: { background: '#07090e', text: '#f5f7fb' },
    header: { background: '#07090e', text: '#f5f7fb' },
    footer: { background: '#05070b', text: '#b4bdcc' },
  },
  light: {
    body: { background: '#f6f7f9', text: '#0a0d14' },
    header: { background: '#ffffff', text: '#0a0d14' },
    footer: { background: '#e9ecf1', text: '#465063' },
  },
} as const

/** A header or footer in a colour of the channel's own stays what it is; a grey one goes with the page. */
const maxGreyness = 48

/** The channel's colours as they are in the other scheme; those of its brand are the same in both. */
export function inScheme(colors: ColorSettings, scheme: Scheme): ColorSettings {
  if (schemeOf(colors) === scheme) return colors
  const { body, header, footer } = neutral[scheme]
  const isKept = (color: string) => {
    const channels = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.max(...channels) - Math.min(...channels) > maxGreyness
  }
  const changed = { ...colors, 'body-background': body.background, 'body-text': body.text }
  if (!isKept(colors['header-background'])) {
    changed['header-background'] = header.background
    changed['header-text'] = header.text
  }
  if (!isKept(colors['footer-background'])) {
    changed['footer-background'] = footer.background
    changed['footer-text'] = footer.text
  }
  return changed
}

/** Never the brand's: what is good, what needs attention, what went wrong. */
const meanings = {
  dark: { good: '#3ddc84', warn: '#ffb020', bad: '#ff6b6b' },
  light: { good: '#0d8a4a', warn: '#9a6200', bad: '#c4182e' },
} as const

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
  const isNeutral = background === neutral.light.body.background
  for (const [name, step] of [
    ['--surface-1', 4],
    ['--surface-2', 8],
    ['--surface-3', 14],
  ] as const) {
    variables[name] =
      `color-mix(in srgb, var(--body-text) ${isNeutral ? step - 2 : step}%, var(--body-background))`
  }
  // White cards upon the light grey.
  if (isNeutral) variables['--surface-1'] = '#ffffff'
  variables['--primary-text'] = readableOn(colors.primary)
  variables['--live-text'] = readableOn(colors.live)
  // A brand colour may be too dark or too light to be read as text on the page, or on a panel or dialog upon it.
  const panel = mix(colors['body-text'], background, 0.04)
  variables['--primary-on-body'] = legible(colors.primary, panel, colors['body-text'])
  variables['--live-on-body'] = legible(colors.live, panel, colors['body-text'])
  const scheme = schemeOf(colors)
  const chip = mix(colors['body-text'], background, 0.14)
  for (const [name, color] of Object.entries(meanings[scheme])) {
    variables[`--${name}`] = legible(color, chip, colors['body-text'])
  }
  // Native controls and scroll bars follow the palette.
  variables['color-scheme'] = scheme
  return variables
}

/** As the device wants it, unless the operator has fixed one; right in the first paint, without a script. */
export function themeCss(colors: ColorSettings, wanted: ColorScheme): string {
  const scheme = schemeOf(colors)
  const own = colorVariables(wanted === 'device' ? colors : inScheme(colors, wanted))
  const css = `:root{${written(Object.entries(own))}}`
  if (wanted !== 'device') return css
  const other = scheme === 'dark' ? 'light' : 'dark'
  const changed = Object.entries(colorVariables(inScheme(colors, other)))
  const lines = written(changed.filter(([name, value]) => own[name] !== value))
  return `${css}@media (prefers-color-scheme:${other}){:root{${lines}}}`
}

/** What browsers paint around a page. */
export function themeColors(
  colors: ColorSettings,
  wanted: ColorScheme,
): { color: string; media: string | null }[] {
  const of = (scheme: Scheme) => inScheme(colors, scheme)['header-background']
  if (wanted !== 'device') return [{ color: of(wanted), media: null }]
  const schemes = ['dark', 'light'] as const
  return schemes.map(scheme => ({ color: of(scheme), media: `(prefers-color-scheme: ${scheme})` }))
}

const written = (lines: [string, string][]) => lines.map(([name, value]) => `${name}:${value}`).join(';')
