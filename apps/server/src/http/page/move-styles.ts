/** What colours and sizes are written with. */
const plain = /^[-\w#:;,.()% ]+$/

/** A page's policy allows no styles on elements, so those of drawn ones become rules of its one style sheet. */
export function moveStyles(html: string): { html: string; css: string } {
  const keys = new Map<string, number>()
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!plain.test(style)) return ''
    const key = keys.get(style) ?? keys.size
    keys.set(style, key)
    return ` data-own="${key}"`
  })
  const rules = [...keys].map(([style, key]) => `[data-own="${key}"]{${style}}`)
  return { html: moved, css: rules.join('\n') }
}
