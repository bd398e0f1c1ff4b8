import { whenThere } from './when-there.ts'

/**
 * Who has typed or chosen something before the app was there finds it in the app's own fields. What is given back does that,
 * once the app is shown.
 */
export function keepTyped(container: HTMLElement): () => void {
  const drawn = listFields(container)
  return () => {
    for (const field of drawn.filter(isChanged)) whenThere(container, () => give(container, field))
  }
}

/** False: the app does not show such a field yet. */
function give(container: HTMLElement, field: HTMLInputElement): boolean {
  const same = listFields(container).find(each => each.name === field.name && isSameChoice(each, field))
  if (!same) return false
  if (isChoice(same)) {
    if (same.checked !== field.checked) same.click()
  } else if (!isChanged(same)) type(same, field.value)
  return true
}

const listFields = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement>('input[name]'),
]
const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'
const isSameChoice = (one: HTMLInputElement, other: HTMLInputElement) =>
  one.type === other.type && (one.type !== 'radio' || one.value === other.value)

function isChanged(field: HTMLInputElement): boolean {
  if (field.type === 'radio') return field.checked && !field.defaultChecked
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** React watches the property of each field, so the browser's own is set: the app then hears of it as of a typed letter. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
