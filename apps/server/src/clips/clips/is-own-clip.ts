/** A visitor has none, and an operator's is nobody's. */
export function isOwnClip({ user_id }: { user_id: number | null }, userId: number | null): boolean {
  return user_id !== null && user_id === userId
}
