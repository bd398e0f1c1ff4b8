import { addEarlyKey, awaitEarlyLetters } from '../platform/early-letters.ts'
import { openSearch } from '../platform/open-search.ts'

/** "/" opens the search, unless somebody types or has a dialog open. What is typed until its field is there is kept for it. */
export function searchBySlash(page: Document): void {
  page.addEventListener('keydown', event => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
    const isTaken = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    if (isTaken || page.querySelector('dialog[open]')) return
    if (addEarlyKey(key) || key !== '/' || !openSearch()) return
    event.preventDefault()
    awaitEarlyLetters()
  })
}
