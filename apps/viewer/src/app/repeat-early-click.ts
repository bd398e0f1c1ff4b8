/** A button of the page that was pressed before the app was there: the app's own of the same name is pressed, once. */
export function repeatEarlyClick(container: HTMLElement): void {
  const { dataset } = document.documentElement
  const { clicked, clickedAt } = dataset
  if (clicked === undefined) return
  delete dataset.clicked
  const named = [...container.querySelectorAll('button')].filter(
    button => (button.ariaLabel ?? button.textContent) === clicked,
  )
  named[Number(clickedAt)]?.click()
}
