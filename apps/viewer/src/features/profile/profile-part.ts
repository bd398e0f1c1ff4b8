const parts = ['orders', 'transactions', 'cards', 'clips', 'favorites'] as const
export type ProfilePart = (typeof parts)[number]

/** Which part of the profile an address shows; orders come first. */
export function profilePart(path: string): ProfilePart {
  const [, , name] = path.split('/')
  return parts.find(part => part === name) ?? 'orders'
}
