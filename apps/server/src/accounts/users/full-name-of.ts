import type { UserRow } from './user-store.ts'

/** Empty for a user who has given none, as after a purchase without a registration. */
export function fullNameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}
