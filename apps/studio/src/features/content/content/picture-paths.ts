/** The pictures that a field's value names: one, several or none. */
export function picturePaths(value: unknown): string[] {
  const named: unknown[] = Array.isArray(value) ? value : [value]
  return named.filter(each => typeof each === 'string').filter(path => path !== '')
}
