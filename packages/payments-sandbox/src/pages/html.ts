/** Text that is markup already. */
export type Markup = { readonly markup: string }
type Piece = string | number | Markup | null | undefined | false | Piece[]

const escapes: { [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What is put in is text, unless it is markup. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  const parts = strings.flatMap((text, index) => [text, index < pieces.length ? write(pieces[index]) : ''])
  return { markup: parts.join('') }
}

/** For scripts and styles of our own. */
export function raw(markup: string): Markup {
  return { markup }
}

function write(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(write).join('')
  if (typeof piece === 'object') return piece.markup
  return String(piece).replace(/[&<>"']/g, sign => escapes[sign] ?? sign)
}
