/**
 * Writes the outlines of Inter with which the server writes on share pictures: a machine need not have a font, and no
 * program that reads fonts runs there. The letters of our languages and their neighbours, in two weights, with kerning.
 *
 *   npm install --no-save fontkit@2.0.4 @fontsource/inter@5.3.0 && node scripts/make-share-font.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const fontkit = await import('fontkit')
const target = new URL('../apps/server/src/catalogue/share-image/font/inter-outlines.json', import.meta.url)

const unitsPerEm = 1_000
const subsets = ['latin', 'latin-ext', 'cyrillic']
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:–-@$’·/']
const cyrillic = [...span(0x410, 0x44f)]
const letters = [
  ...span(0x20, 0x7e),
  ...span(0xa0, 0x17f),
  ...'ȘșȚț–—‘’‚“”„•…€№−↑↓',
  ...span(0x400, 0x45f),
  ...'Ґґ',
]

const weights = Object.fromEntries([600, 800].map(weight => [weight, outline(weight)]))
writeFileSync(target, `${JSON.stringify({ unitsPerEm, weights })}\n`)

function outline(weight) {
  const fonts = subsets.map(subset =>
    fontkit.create(
      readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
    ),
  )
  const fontOf = letter => fonts.find(font => font.hasGlyphForCodePoint(letter.codePointAt(0)))
  const glyphs = {}
  for (const letter of letters) {
    const font = fontOf(letter)
    if (!font) continue
    const glyph = font.glyphForCodePoint(letter.codePointAt(0))
    const scale = unitsPerEm / font.unitsPerEm
    const path = glyph.path.scale(scale, -scale).mapPoints((x, y) => [Math.round(x), Math.round(y)])
    glyphs[letter] = [Math.round(glyph.advanceWidth * scale), path.toSVG()]
  }
  const pairs = {}
  for (const of of [kerned, cyrillic])
    for (const left of of)
      for (const right of of) {
        const font = fontOf(left)
        const run = font.layout(left + right, { calt: false, liga: false })
        const kern = run.positions[0].xAdvance - run.glyphs[0].advanceWidth
        const units = Math.round((kern * unitsPerEm) / font.unitsPerEm)
        // Less than this nobody sees.
        if (Math.abs(units) >= 10) pairs[left + right] = units
      }
  return { glyphs, pairs }
}

function* span(from, to) {
  for (let code = from; code <= to; code += 1) yield String.fromCodePoint(code)
}
