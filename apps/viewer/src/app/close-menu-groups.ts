import type { Router } from '../platform/router/create-router.ts'

const openGroups = '.site-nav__group[open]'

/** The header's groups close by a click elsewhere, by Escape, and when the viewer goes on. */
export function closeMenuGroups({ history }: Router): void {
  history.subscribe(() => close())
  document.addEventListener('pointerdown', ({ target }) => {
    close(group => target instanceof Node && group.contains(target))
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const group = document.querySelector(openGroups)
    if (group?.contains(document.activeElement)) group.querySelector('summary')?.focus()
    close()
  })
}

function close(isSpared: (group: Element) => boolean = () => false): void {
  for (const group of document.querySelectorAll(openGroups)) {
    if (!isSpared(group)) group.removeAttribute('open')
  }
}
