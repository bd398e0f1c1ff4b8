import type { User } from '@grandstand/contract'

/** One letter of each name; who gave no name is known by the email. */
export function initials({ first_name, last_name, email }: Pick<User, 'first_name' | 'last_name' | 'email'>) {
  const letters = [first_name, last_name].map(firstLetter).join('')
  return (letters || firstLetter(email)).toLocaleUpperCase()
}

/** A letter may take more than one unit of text. */
const firstLetter = (name: string) => Array.from(name.trim())[0] ?? ''
