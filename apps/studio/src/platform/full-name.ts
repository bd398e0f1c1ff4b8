import type { StudioUser } from '@grandstand/contract'

export function fullName({
  first_name,
  last_name,
  email,
}: Pick<StudioUser, 'first_name' | 'last_name' | 'email'>): string {
  return `${first_name} ${last_name}`.trim() || email
}
