import { addEarlyKey, awaitEarlyLetters } from '../platform/early-letters.ts'

/** "/" opens the search, unless somebody types or has a dialog open. What is typed until its field is there is kept for it. */
export function searchBySlash(page: Document): void {
  page.addEventListener('keydown', event => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
    const isTaken = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    if (isTaken || page.querySelector('dialog[open]')) return
    const isKept = addEarlyKey(key)
    const opener = page.querySelector<HTMLElement>('.site-header__search')
    if (isKept || key !== '/' || !opener) return
    event.preventDefault()
    awaitEarlyLetters()
    opener.click()
  })
}
