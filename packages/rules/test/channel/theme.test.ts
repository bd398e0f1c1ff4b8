import { describe, expect, it } from 'vitest'
import {
  colorVariables,
  contrast,
  inScheme,
  legible,
  opacitySteps,
  readableOn,
  schemeOf,
  themeColors,
  themeCss,
} from '../../src/index.ts'

const dark = {
  'header-background': '#0a0d14',
  'header-text': '#f3f5f9',
  'body-background': '#0a0d14',
  'body-text': '#f3f5f9',
  'footer-background': '#06080c',
  'footer-text': '#c9d0dc',
  primary: '#dc143c',
  live: '#c8102e',
}
const light = { ...dark, 'body-background': '#ffffff', 'body-text': '#111827', primary: '#fde047' }

describe('the theme', () => {
  it('has the opacity steps of every colour that needs them', () => {
    expect(opacitySteps).toEqual({
      'footer-background': [20, 50, 70],
      'body-background': [10, 20, 50, 70],
      'body-text': [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95],
      'header-text': [50],
      'header-background': [10, 50, 70],
    })
    const variables = colorVariables(dark)
    expect(variables['--footer-background-20']).toBe(
      'color-mix(in srgb, var(--footer-background) 20%, transparent)',
    )
    expect(variables['--header-text-50']).toBeDefined()
    expect(variables['--header-text-70']).toBeUndefined()
  })

  it('puts readable text on any primary colour', () => {
    for (const background of [
      '#000000',
      '#ffffff',
      '#777777',
      '#767676',
      '#dc143c',
      '#fde047',
      '#1d4ed8',
      '#00ff00',
    ]) {
      expect(contrast(background, readableOn(background))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('moves a brand colour towards the text until it is readable, and leaves a readable one', () => {
    expect(legible('#1d4ed8', '#ffffff', '#111827')).toBe('#1d4ed8')
    for (const [color, background, text] of [
      ['#fde047', '#ffffff', '#111827'],
      ['#3b0a0a', '#0a0d14', '#f3f5f9'],
    ] as const) {
      expect(contrast(legible(color, background, text), background)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('tells native controls whether the palette is dark or light', () => {
    expect(colorVariables(dark)['color-scheme']).toBe('dark')
    expect(colorVariables(light)['color-scheme']).toBe('light')
  })

  it('is one CSS rule where the operator fixed a scheme, with colours of that scheme', () => {
    expect(themeCss(dark, 'dark')).toMatch(/^:root\{--header-background:#0a0d14;[^}]*\}$/)
    expect(themeCss(dark, 'light')).toMatch(/^:root\{--header-background:#ffffff;[^}]*color-scheme:light\}$/)
  })

  it('has both schemes where the device decides, the second only with what differs', () => {
    const css = themeCss(dark, 'device')
    expect(css).toMatch(/^:root\{.*color-scheme:dark\}@media \(prefers-color-scheme:light\)\{:root\{.*\}\}$/)
    const [, second = ''] = css.split('@media')
    expect(second).toContain('--body-background:#f6f7f9')
    expect(second).not.toContain('--primary:')
    expect(themeCss(light, 'device')).toContain('@media (prefers-color-scheme:dark)')
  })

  it.each([['dark'], ['light']] as const)(
    'can be read in the %s scheme, whatever the channel chose',
    scheme => {
      for (const primary of ['#dc143c', '#fde047', '#0b1f4b', '#00ff00', '#777777']) {
        for (const chosen of [dark, light]) {
          const colors = inScheme({ ...chosen, primary }, scheme)
          const variables = colorVariables(colors)
          expect(schemeOf(colors)).toBe(scheme)
          const background = colors['body-background']
          expect(contrast(colors['body-text'], background)).toBeGreaterThanOrEqual(7)
          expect(contrast(colors['header-text'], colors['header-background'])).toBeGreaterThanOrEqual(4.5)
          expect(contrast(colors['footer-text'], colors['footer-background'])).toBeGreaterThanOrEqual(4.5)
          expect(contrast(primary, variables['--primary-text'] ?? '')).toBeGreaterThanOrEqual(4.5)
          for (const name of ['--primary-on-body', '--live-on-body', '--good', '--warn', '--bad'])
            expect(contrast(variables[name] ?? '', background), name).toBeGreaterThanOrEqual(4.5)
        }
      }
    },
  )

  it('leaves a header in the channel’s own colour as it is', () => {
    const red = { ...dark, 'header-background': '#8c0d22', 'header-text': '#ffffff' }
    expect(inScheme(red, 'light')).toMatchObject({
      'header-background': '#8c0d22',
      'header-text': '#ffffff',
      'body-background': '#f6f7f9',
    })
    expect(themeColors(red, 'device').map(({ color }) => color)).toEqual(['#8c0d22', '#8c0d22'])
    expect(themeColors(dark, 'dark')).toEqual([{ color: '#0a0d14', media: null }])
  })
})
