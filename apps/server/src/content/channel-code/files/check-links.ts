import { Lexer, walkTokens } from 'marked'
import { findComplexBlock } from './find-complex-block.ts'

const base = 'https://relative.invalid'

/** Visitors may be sent to https and mailto addresses, and to places of the channel itself. */
export function isAllowedLink(href: string): boolean {
  // A browser reads character references in attributes, so that `javascript&#58;` would become a scheme.
  if (/^[^/?#]*&/.test(href)) return false
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined
  if (url?.protocol === 'mailto:') return true
  if (url?.protocol !== 'https:') return false
  return url.origin === base || /^https:\/\//i.test(href)
}

export interface MarkdownFault {
  /** Where in the text it begins. */
  offset: number
  message: string
  code: 'link' | 'markup' | 'too_complex'
}

export function checkMarkdown(markdown: string): MarkdownFault[] {
  const complex = findComplexBlock(markdown)
  if (complex === null) return checkTokens(markdown)
  const message = 'expected shorter and simpler Markdown: split the paragraph, or leave marks and levels out'
  return [{ offset: complex, message, code: 'too_complex' }]
}

function checkTokens(markdown: string): MarkdownFault[] {
  const faults: MarkdownFault[] = []
  const lastSeen = new Map<string, number>()
  const report = (raw: string, message: string, code: MarkdownFault['code']) => {
    // Tokens know no positions; equal ones come in the order of the text.
    const offset = markdown.indexOf(raw, (lastSeen.get(raw) ?? -1) + 1)
    lastSeen.set(raw, offset)
    faults.push({ offset: Math.max(offset, 0), message, code })
  }
  walkTokens(new Lexer({ gfm: true }).lex(markdown), token => {
    if ((token.type === 'link' || token.type === 'image') && !isAllowedLink(String(token.href))) {
      report(token.raw, `expected a link that is https, mailto or relative, found ${token.href}`, 'link')
    }
    if (token.type === 'html' && !/^(?:\s|<br\s*\/?>|<!--[\s\S]*?-->)*$/i.test(token.raw)) {
      const raw = token.raw.trim()
      report(raw, `expected Markdown without HTML, found ${raw.split('\n', 1)[0]}`, 'markup')
    }
  })
  return faults
}
