import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const marked = new Marked({ async: false, gfm: true })

/** Channel texts become HTML with structure and links only: no style, no script, no pictures from elsewhere. */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'del',
      'a',
      'blockquote',
      'code',
      'pre',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own first heading.
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.href?.startsWith('https:')
          ? { href: attribs.href, rel: 'noopener noreferrer', target: '_blank' }
          : { ...(attribs.href === undefined ? {} : { href: attribs.href }) },
      }),
    },
  }).trim()
}
