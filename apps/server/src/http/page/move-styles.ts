/** What colours and sizes are written with. */
const plain = /^[-\w#:;,.()% ]+$/

/** A page's policy allows no styles on elements, so those of drawn ones become rules of its one style sheet. */
export function moveStyles(html: string): { html: string; css: string } {
  const places = new Map<string, number>()
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!plain.test(style)) return ''
    const place = places.get(style) ?? places.size
    places.set(style, place)
    return ` data-own="${place}"`
  })
  const rules = [...places].map(([style, place]) => `[data-own="${place}"]{${style}}`)
  return { html: moved, css: rules.join('\n') }
}
