/** Whether `name` was pressed before the app was there. True only once. */
export function takeEarlyPress(name: string): boolean {
  if (typeof document === 'undefined') return false
  const { dataset } = document.documentElement
  const wasPressed = dataset.pressed === name
  if (wasPressed) delete dataset.pressed
  return wasPressed
}
