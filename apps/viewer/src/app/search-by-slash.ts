/** "/" opens the search, unless somebody types or has a dialog open. */
export function searchBySlash(page: Document): void {
  page.addEventListener('keydown', event => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return
    const isTaken = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    if (isTaken || page.querySelector('dialog[open]')) return
    const opener = page.querySelector<HTMLElement>('.site-header__search')
    if (!opener) return
    event.preventDefault()
    opener.click()
  })
}
