import { useEffect } from 'react'

const openGroups = '.site-nav__group[open]'

/** The header's groups close by a click elsewhere, by Escape, and when the viewer goes on. */
export function useMenuGroups(place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: place is the reason, not a value
  useEffect(() => closeGroups(), [place])
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const { target } = event
      closeGroups(group => target instanceof Node && group.contains(target))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const group = document.querySelector(openGroups)
      if (group?.contains(document.activeElement)) group.querySelector('summary')?.focus()
      closeGroups()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}

function closeGroups(isSpared: (group: Element) => boolean = () => false): void {
  for (const group of document.querySelectorAll(openGroups)) {
    if (!isSpared(group)) group.removeAttribute('open')
  }
}
