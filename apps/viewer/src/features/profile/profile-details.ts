import type { User } from '@grandstand/contract'
import { checkPhone, checkText, type FieldProblem } from '@grandstand/rules'

/** What the form holds, as typed. */
export interface ProfileDetails {
  first_name: string
  last_name: string
  phone: string
  language: string
}
export type DetailField = keyof ProfileDetails

/** In the order on screen. */
export const detailFields = ['first_name', 'last_name', 'phone', 'language'] as const satisfies DetailField[]

export const maxNameLength = 100

/** A user who never chose a language gets the one on screen. */
export function profileDetails(
  user: Pick<User, 'first_name' | 'last_name' | 'phone' | 'language'>,
  spoken: string,
): ProfileDetails {
  const { first_name, last_name, phone, language } = user
  return { first_name, last_name, phone: phone ?? '', language: language ?? spoken }
}

export function readDetails(data: FormData): ProfileDetails {
  const read = (field: DetailField) => String(data.get(field) ?? '')
  return trimDetails({
    first_name: read('first_name'),
    last_name: read('last_name'),
    phone: read('phone'),
    language: read('language'),
  })
}

export function trimDetails({ first_name, last_name, phone, language }: ProfileDetails): ProfileDetails {
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    phone: phone.trim(),
    language: language.trim(),
  }
}

/** A buyer without a name may leave it so; a name that was given can be changed and not taken away. */
export function checkDetails(
  before: Pick<ProfileDetails, 'first_name' | 'last_name'>,
  details: ProfileDetails,
): Partial<Record<DetailField, FieldProblem>> {
  const checkName = (name: 'first_name' | 'last_name') =>
    before[name] === '' && details[name].trim() === ''
      ? null
      : checkText(details[name], { max: maxNameLength })
  const first_name = checkName('first_name')
  const last_name = checkName('last_name')
  const phone = checkPhone(details.phone)
  return { ...(first_name && { first_name }), ...(last_name && { last_name }), ...(phone && { phone }) }
}
