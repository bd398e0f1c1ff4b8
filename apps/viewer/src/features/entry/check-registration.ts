import { checkEmail, checkPassword, checkPhone, checkText } from '@grandstand/rules'
import type { FormProblems, FormValues } from '@grandstand/ui'

/** In the order on screen. */
export const registrationFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'terms',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export const nameBound = { max: 100 }

export function checkRegistration(values: FormValues<RegistrationField>): FormProblems<RegistrationField> {
  return {
    first_name: checkText(values.first_name, nameBound),
    last_name: checkText(values.last_name, nameBound),
    email: checkEmail(values.email),
    phone: checkPhone(values.phone),
    password: checkPassword(values.password),
    password_confirmation: values.password === values.password_confirmation ? null : 'mismatch',
    terms: values.terms === '' ? 'terms' : null,
  }
}
