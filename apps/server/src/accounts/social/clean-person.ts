import { isEmail } from '@grandstand/rules'
import type { SocialPerson } from '../../adapters/social/social-provider.ts'

const maxNameLength = 100

/** A provider's data on a person goes into mails and pages: one line, at most a name's length. */
export function cleanPerson(person: SocialPerson): SocialPerson {
  const email = person.email?.trim() ?? ''
  return {
    ...person,
    email: isEmail(email) ? email : null,
    first_name: cleanName(person.first_name),
    last_name: cleanName(person.last_name),
  }
}

function cleanName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)
}
