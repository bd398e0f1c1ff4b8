/** What leaves the sandbox: all but what it keeps for itself. */
export function render<T extends object>(row: T): Omit<T, 'sandbox'> {
  if (!('sandbox' in row)) return row
  const { sandbox: _, ...rest } = row
  return rest
}

const hidden = ['customer', 'metadata']

/** What a browser sees of it: nothing about whose it is. */
export function renderPublic(row: object): object {
  return Object.fromEntries(Object.entries(render(row)).filter(([name]) => !hidden.includes(name)))
}
