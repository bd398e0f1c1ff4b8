import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { isInterfaceLanguage } from '../../platform/i18n/load-catalogue.ts'
import type { ProfileDetails } from './profile-details.ts'

export interface ProfileChanges {
  first_name?: string
  last_name?: string
  phone?: string | null
  language?: InterfaceLanguage
}

/** Only what differs is sent, so that two open windows do not undo each other. */
export function profileChanges(before: ProfileDetails, after: ProfileDetails): ProfileChanges {
  const { first_name, last_name, phone, language } = after
  return {
    ...(first_name !== before.first_name && { first_name }),
    ...(last_name !== before.last_name && { last_name }),
    ...(phone !== before.phone && { phone: phone === '' ? null : phone }),
    ...(language !== before.language && isInterfaceLanguage(language) && { language }),
  }
}

export function hasChanges(before: ProfileDetails, after: ProfileDetails): boolean {
  return Object.keys(profileChanges(before, after)).length > 0
}
