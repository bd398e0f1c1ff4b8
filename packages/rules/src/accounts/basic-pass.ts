import type { FormValue } from './custom-form.ts'

/** The form of a channel whose users choose a pass before anything else. */
export const passesForm = 'passes'
export const basicPassField = 'basic-pass'

/** A channel without the form (null) asks for no choice. */
export function isBasicPassSelected(
  form: { fields: readonly { name: string; value: FormValue }[] } | null,
): boolean {
  if (form === null) return true
  // A form may keep numbers as text; nothing filled in counts as zero.
  return Number(form.fields.find(({ name }) => name === basicPassField)?.value ?? 0) !== 0
}

/** When the interface offers to log out. */
export function canLogOut(facts: { isLoggedIn: boolean; isBasicPassSelected: boolean }): boolean {
  return facts.isLoggedIn && facts.isBasicPassSelected
}
