import { escapeHtml } from '@grandstand/ui/first-screen'
import { type Outlines, readOutlines } from './read-outlines.ts'

export interface TextStyle {
  size: number
  weight: 600 | 800
  /** Between letters, as a share of the size. */
  tracking?: number
}

interface TextBox extends TextStyle {
  x: number
  /** Of the line that letters stand on. */
  y: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  opacity?: number
  /** A longer text gets smaller letters, and below two thirds of the size an end. */
  maxWidth: number
}

/** A line of text as shapes of an SVG: the machine needs no font. */
export function drawText(text: string, box: TextBox): string {
  const { x, y, anchor = 'start', fill = '#fff', opacity = 1 } = box
  const fitted = fit(text, box)
  const { paths, width } = lay(fitted.text, fitted)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const scale = fitted.size / readOutlines().unitsPerEm
  const at = `translate(${round(left)} ${round(y)}) scale(${round(scale)})`
  return `<g transform="${at}" fill="${escapeHtml(fill)}" fill-opacity="${opacity}">${paths}</g>`
}

export function measureText(text: string, style: TextStyle): number {
  return lay(text, style).width
}

/** On at most two lines, the longer one as short as it can be. */
export function breakText(text: string, style: TextStyle, maxWidth: number): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length < 2 || measureText(text, style) <= maxWidth * 0.62) return [words.join(' ')]
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, longest: Math.max(...lines.map(line => measureText(line, style))) }
  })
  const [best] = breaks.toSorted((one, other) => one.longest - other.longest)
  return best?.lines ?? [text]
}

function fit(text: string, { size, weight, tracking = 0, maxWidth }: TextBox): TextStyle & { text: string } {
  const style = { size, weight, tracking }
  const width = measureText(text, style)
  if (width <= maxWidth) return { text, ...style }
  const smaller = { weight, tracking, size: Math.max((size * maxWidth) / width, (size * 2) / 3) }
  if (measureText(text, smaller) <= maxWidth + 1) return { text, ...smaller }
  const letters = [...text]
  while (letters.length > 1 && measureText(`${letters.join('').trimEnd()}…`, smaller) > maxWidth)
    letters.pop()
  return { text: `${letters.join('').trimEnd()}…`, ...smaller }
}

function lay(text: string, { size, weight, tracking = 0 }: TextStyle): { paths: string; width: number } {
  const { unitsPerEm, weights } = readOutlines()
  const { glyphs, pairs } = weights[weight]
  let at = 0
  let before = ''
  const paths: string[] = []
  for (const letter of normalize(text, glyphs)) {
    const [advance, path] = glyphs[letter] ?? [0, '']
    at += pairs[before + letter] ?? 0
    if (path !== '') paths.push(`<path transform="translate(${round(at)} 0)" d="${path}"/>`)
    at += advance + tracking * unitsPerEm
    before = letter
  }
  return { paths: paths.join(''), width: Math.max(0, ((at - tracking * unitsPerEm) * size) / unitsPerEm) }
}

/** Letters that are not among ours lose their marks; what nobody knows is left out. */
function normalize(text: string, glyphs: Outlines['weights'][600]['glyphs']): string[] {
  const known = [...text.normalize('NFC').replaceAll('▲', '↑').replaceAll('▼', '↓').replace(/\s/g, ' ')]
  return known.flatMap(letter => {
    const plain = Object.hasOwn(glyphs, letter) ? letter : (letter.normalize('NFD')[0] ?? '')
    return Object.hasOwn(glyphs, plain) ? [plain] : []
  })
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
