import { whenThere } from './when-there.ts'

/** A button of the page that was pressed before the app was there: the app's own of the same name is pressed, once. */
export function repeatEarlyClick(container: HTMLElement): void {
  const { dataset } = document.documentElement
  const { clicked, clickedAt } = dataset
  if (clicked === undefined) return
  delete dataset.clicked
  whenThere(container, () => {
    const named = [...container.querySelectorAll('button')].filter(
      button => (button.ariaLabel ?? button.textContent) === clicked,
    )
    const own = named[Number(clickedAt)]
    own?.click()
    return own !== undefined
  })
}
