import { flushSync } from 'react-dom'
import type { Router } from '../platform/router/create-router.ts'
import { waitForAll } from '../platform/router/wait-for-all.ts'

const name = 'game-picture'

/**
 * The picture of a card that was pressed grows into the player; on the way back the player shrinks into the card. Other screens
 * follow each other as ever, and all of them where somebody wants no motion or the browser cannot do it.
 */
export function growPicture(router: Router): void {
  if (!('startViewTransition' in document)) return
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let pressed: HTMLAnchorElement | null = null
  let left = router.shown()?.address.pathname
  // On its way down: the next screen may be there before the click has come up again.
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    pressed = link instanceof HTMLAnchorElement ? link : null
  }
  document.addEventListener('click', remember, { capture: true })
  let isReturn = false
  router.history.subscribe(({ action }) => {
    isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.presentBy((next, show) => {
    const [from, to] = [left, next.address.pathname]
    left = to
    const card = pressed?.pathname === to ? pictureOf(pressed) : null
    const old = isReturn ? findStage() : card
    pressed = null
    if (lessMotion.matches || from === to || !isInSight(old)) return waitForAll(next, show)
    morph(old, show, () => (isReturn ? findCard(from) : findStage()))
  })
}

function morph(from: HTMLElement, show: () => void, findNext: () => HTMLElement | null): void {
  from.style.viewTransitionName = name
  let to: HTMLElement | null = null
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    flushSync(show)
    to = findNext()
    if (isInSight(to)) to.style.viewTransitionName = name
    else transition.skipTransition()
  })
  // One that is skipped, as in a tab that nobody sees, has shown the screen all the same.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => to?.style.removeProperty('view-transition-name'))
}

const findStage = () => document.querySelector<HTMLElement>('[data-stage]')

/** A card of the game that was left, among those in sight. */
function findCard(pathname: string | undefined): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${pathname}"]`)]
  return (
    links
      .filter(link => link.pathname === pathname)
      .map(pictureOf)
      .find(isInSight) ?? null
  )
}

/** In the link, or around it; of the game that leads the page the one behind its button. */
const pictureOf = (link: HTMLAnchorElement): HTMLElement | null =>
  link.querySelector<HTMLElement>('[data-picture]') ??
  link.closest<HTMLElement>('[data-picture]') ??
  link.closest('[data-hero]')?.querySelector<HTMLElement>('[data-picture]') ??
  null

function isInSight(element: HTMLElement | null): element is HTMLElement {
  if (!element) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
