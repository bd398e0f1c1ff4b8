import type { ColorName } from '@grandstand/contract/constants'

type Colors = Record<ColorName, string>

/** All colours of a look; null while one of them is not one. */
export function readColors(value: Record<string, unknown>): Colors | null {
  let isWhole = true
  const read = (name: ColorName) => {
    const color = value[name]
    if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) return color
    isWhole = false
    return '#000000'
  }
  const colors: Colors = {
    'header-background': read('header-background'),
    'header-text': read('header-text'),
    'body-background': read('body-background'),
    'body-text': read('body-text'),
    'footer-background': read('footer-background'),
    'footer-text': read('footer-text'),
    primary: read('primary'),
    live: read('live'),
  }
  return isWhole ? colors : null
}

export type Palette = Partial<Record<ColorName, string>>

const night = {
  'header-background': '#0a0d14',
  'header-text': '#f3f5f9',
  'body-background': '#0a0d14',
  'body-text': '#f3f5f9',
  'footer-background': '#06080d',
  'footer-text': '#c3cad6',
} as const
const paper = {
  'header-background': '#ffffff',
  'header-text': '#0a0d14',
  'body-background': '#f6f7f9',
  'body-text': '#0a0d14',
  'footer-background': '#e9ecf1',
  'footer-text': '#465063',
} as const

/** Where to begin without a logo; each can be read. */
export const presets = {
  night: { ...night, primary: '#3b82f6', live: '#c8102e' },
  paper: { ...paper, primary: '#1d4ed8', live: '#c8102e' },
  navy: {
    ...night,
    'header-background': '#0b1f3f',
    'body-background': '#08142a',
    'footer-background': '#050d1c',
    primary: '#f5b301',
    live: '#d3142e',
  },
  forest: {
    ...night,
    'header-background': '#0d2b1d',
    'body-background': '#071a11',
    'footer-background': '#04110b',
    primary: '#e8b84a',
    live: '#d3142e',
  },
} as const satisfies Record<string, Palette>

/** For a colour of the logo: upon night, upon a night of its own shade, and upon paper. */
export function palettesOf(color: string): Palette[] {
  return [
    { ...night, primary: color },
    {
      ...night,
      'header-background': darken(color, 0.22),
      'body-background': darken(color, 0.12),
      'footer-background': darken(color, 0.07),
      primary: color,
    },
    { ...paper, primary: color },
  ]
}

function darken(color: string, share: number): string {
  const parts = [1, 3, 5].map(at => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
