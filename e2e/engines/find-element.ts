/** By what a person sees or hears of it: its role and name, its label, or its text; a selector where it has none. */
export interface Wanted {
  role?: Role
  name?: Words
  label?: Words
  text?: Words
  css?: string
  /** A selector: only inside the first that it finds. */
  within?: string
}

type Role = 'button' | 'link' | 'slider' | 'checkbox' | 'heading'

/** All of it, or a pattern. */
type Words = string | RegExp

/** What is wanted, in a form that can be sent to a page. */
export interface Query {
  selector: string
  within: string | null
  name: Pattern | null
  text: Pattern | null
}

type Pattern = { exact: string } | { source: string }

export interface Found {
  x: number
  y: number
  width: number
  height: number
  text: string
}

const selectors: Record<Role, string> = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  slider: 'input[type=range], [role=slider]',
  checkbox: 'input[type=checkbox]',
  heading: 'h1, h2, h3, h4',
}

export function writeQuery({ role, name, label, text, css, within }: Wanted): Query {
  const selector = css ?? (role ? selectors[role] : label ? 'input, select, textarea' : 'body *')
  return { selector, within: within ?? null, name: writePattern(name ?? label), text: writePattern(text) }
}

function writePattern(words: Words | undefined): Pattern | null {
  if (words === undefined) return null
  return typeof words === 'string' ? { exact: words } : { source: words.source }
}

/** Runs in a page. Null: it is not there, or not to be seen; and where it is to be pressed, something covers it. */
export function findElement({
  query,
  isToBePressed,
}: {
  query: Query
  isToBePressed: boolean
}): Found | null {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const [label, by] = [element.getAttribute('aria-label'), element.getAttribute('aria-labelledby')]
    if (label !== null) return label
    const parts = by?.split(' ').map(id => document.getElementById(id)) ?? []
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const named = [...parts, ...labels]
    return named.length > 0
      ? named.map(part => textOf(part instanceof Element ? part : null)).join(' ')
      : textOf(withoutSilent(element))
  }
  const withoutSilent = (element: Element): Element => {
    const copy = document.importNode(element, true)
    for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
    return copy
  }
  const matches = (words: string, pattern: Pattern | null) =>
    pattern === null ||
    ('exact' in pattern ? words === pattern.exact : new RegExp(pattern.source).test(words))
  const root = query.within === null ? document : document.querySelector(query.within)
  for (const element of root?.querySelectorAll(query.selector) ?? []) {
    if (!matches(nameOf(element), query.name) || !element.checkVisibility({ visibilityProperty: true }))
      continue
    // Of those around a text the innermost.
    if (query.text && (element.childElementCount > 0 || !matches(textOf(element), query.text))) continue
    if (isToBePressed) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const found = { x, y, width, height, text: textOf(element) }
    if (!isToBePressed) return found
    const front = document.elementFromPoint(x + width / 2, y + height / 2)
    const isInFront =
      front !== null && (element.contains(front) || front.closest('label')?.control === element)
    if (isInFront && !element.matches(':disabled')) return found
  }
  return null
}
