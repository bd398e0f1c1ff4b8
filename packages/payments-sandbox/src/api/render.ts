/** What leaves the sandbox: all but what it keeps for itself. */
export function render<T extends object>(row: T): Omit<T, 'sandbox'> {
  if (!('sandbox' in row)) return row
  const { sandbox: _, ...rest } = row
  return rest
}
