import { contrast, inScheme } from '@grandstand/rules'
import { expect, it } from 'vitest'
import { palettesOf, presets, readColors } from './palettes.ts'

const palettes = [
  ...Object.values(presets),
  ...['#c8102e', '#f5b301', '#1d4ed8', '#ffffff', '#0f7447'].flatMap(color =>
    palettesOf(color).map(palette => ({ live: '#c8102e', ...palette })),
  ),
]

it.each(palettes.map(palette => [palette]))('%o can be read in light and dark', palette => {
  const colors = readColors(palette)
  if (!colors) throw new Error('a colour is missing')
  for (const scheme of ['dark', 'light'] as const) {
    const shown = inScheme(colors, scheme)
    for (const part of ['header', 'body', 'footer'] as const)
      expect(contrast(shown[`${part}-text`], shown[`${part}-background`])).toBeGreaterThanOrEqual(4.5)
  }
})
