import type { StudioUser } from '@grandstand/contract'

export function fullName({ first_name, last_name, email }: StudioUser): string {
  return `${first_name} ${last_name}`.trim() || email
}
