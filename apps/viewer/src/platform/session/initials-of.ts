import type { User } from '@grandstand/contract'

/** One or two letters that represent a person. */
export function initialsOf({
  first_name,
  last_name,
  email,
}: Pick<User, 'first_name' | 'last_name' | 'email'>): string {
  // By code point, so that no letter is cut in half.
  const letters = [first_name, last_name].flatMap(name => [...name.trim()].slice(0, 1)).join('')
  return (letters || email.slice(0, 1)).toUpperCase()
}
