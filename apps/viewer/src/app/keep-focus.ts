/**
 * Who has come to a link or a button before the app was there finds the focus on the same one of the app: by where it leads or
 * what it is called, and which of several. What is given back does that, once the app is shown.
 */
export function keepFocus(container: HTMLElement): () => void {
  let found = findFocused(container)
  const look = () => {
    found = findFocused(container)
  }
  container.addEventListener('focusin', look)
  function restore() {
    container.removeEventListener('focusin', look)
    if (!found || document.activeElement !== document.body) return
    const alike = listAlike(container, found)
    const same = alike[found.index] ?? alike[0]
    same?.focus({ preventScroll: true })
  }
  // An element in its own frame, such as the stage, gets into its place at the end of the same step.
  return () => queueMicrotask(restore)
}

interface Focused {
  tag: string
  name: string | null
  index: number
}

function findFocused(container: HTMLElement): Focused | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement && element !== container && container.contains(element))) return null
  const kind = { tag: element.localName, name: nameOf(element) }
  return { ...kind, index: listAlike(container, kind).indexOf(element) }
}

function listAlike(container: HTMLElement, { tag, name }: Pick<Focused, 'tag' | 'name'>): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(tag)].filter(element => nameOf(element) === name)
}

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent
